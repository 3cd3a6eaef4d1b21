"""Environments for people who train agents: many matches at the speed of the engine. Needs the extra `rl`.

>>> from quintet.rl import Batch
>>> batch = Batch("solo", players=3, n=64, seed=1)
>>> batch.step(batch.sample())
>>> batch.obs.shape, batch.mask.shape
((64, 352), (64, 321))
"""

from __future__ import annotations

from quintet.core.extras import brought_by
from quintet.core.layout import Field, Layout

with brought_by("rl"):
    from quintet.rl.batch import Batch

__all__ = ["Batch", "Field", "Layout"]

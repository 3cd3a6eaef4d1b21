/** Who is ahead in a match, as far as everybody sees it. */
import { layoutOf } from '../games';
import type { View } from './protocol';

/** The seats that are ahead of at least one other; nobody while all are level. */
export function leadersOf(view: View): number[] {
  const { ahead } = layoutOf(view.game);
  const all = Array.from({ length: view.n_players }, (_, seat) => ahead(view, seat));
  const best = Math.max(...all);
  const leaders = all.flatMap((each, seat) => (each === best ? [seat] : []));
  return leaders.length < all.length ? leaders : [];
}

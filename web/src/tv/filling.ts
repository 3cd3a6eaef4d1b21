/** The whole screen for the table: only a touch or a key may ask for it, and some televisions fill the screen anyway. */
export function fill(): void {
  const root = document.documentElement;
  if (!document.fullscreenElement && document.fullscreenEnabled) void root.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}

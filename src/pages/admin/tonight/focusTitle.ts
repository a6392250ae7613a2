/** Reading goes on at the title of what has just come, and no key that was pressed a moment ago acts there. */
export function focusTitle(place: HTMLElement | null): void {
  const title = place?.querySelector('h2');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  title.scrollIntoView({ block: 'nearest' });
}

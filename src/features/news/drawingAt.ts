/** `still-1.svg` and so on: more than one page of items, so that no two in sight are alike. */
const DRAWINGS = 7;

/** Returns our own drawing for a place in the list. */
export function drawingAt(index: number): string {
  return `/images/still-${(index % DRAWINGS) + 1}.svg`;
}

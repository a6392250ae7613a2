/**
 * The number of drawings: `still-1.svg` and so on. A page has fewer items, so its drawings differ.
 */
const DRAWINGS = 7;

/** Returns the URL of the drawing for a position in the list. */
export function drawingAt(index: number): string {
  return `/images/still-${(index % DRAWINGS) + 1}.svg`;
}

/**
 * The number of drawings: `still-1.svg` and so on. A page has fewer items, so its drawings differ.
 */
const DRAWING_COUNT = 7;

/** Returns the URL of the drawing for a position in the list. */
export function getDrawing(index: number): string {
  return `/images/still-${(index % DRAWING_COUNT) + 1}.svg`;
}

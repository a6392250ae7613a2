/**
 * The number of drawings, `still-1.svg` and so on. It is larger than a page, so the drawings on a
 * page differ.
 */
const DRAWINGS = 7;

/** Returns the URL of the drawing for a position in the list. */
export function drawingAt(index: number): string {
  return `/images/still-${(index % DRAWINGS) + 1}.svg`;
}

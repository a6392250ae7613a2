/**
 * The number of drawings: `still-1.svg` to `still-7.svg`. There are more drawings than items on a
 * page, so all drawings on a page are different.
 */
const DRAWING_COUNT = 7;

export function getDrawing(index: number): string {
  return `/images/still-${(index % DRAWING_COUNT) + 1}.svg`;
}

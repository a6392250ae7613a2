type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns whether two rectangles share any area: touching edges do not, nor does what has no size. */
export function overlap(a: Edges, b: Edges): boolean {
  return (
    Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
    Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
  );
}

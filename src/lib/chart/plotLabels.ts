import { textWidth, type Tier, TIERS } from './placement';

/** The side of a label at its point; the second word says where it lies beside it. */
export type Side =
  | 'above'
  | 'above-left'
  | 'above-right'
  | 'below'
  | 'below-left'
  | 'below-right'
  | 'left'
  | 'right';

/** Words at a point of the plot, such as 'Highest **108,497.40**, 25 Feb'. */
export interface PlotLabel {
  /** Fractions of the plot, y upwards. */
  x: number;
  y: number;
  before?: string;
  figure?: string;
  /** Goes first where there is no room. */
  after?: string;
  second?: string;
  sides?: readonly Side[];
}

export interface PlacedPlotLabel extends PlotLabel {
  side: Side;
  /** The distance over or under its point, in em. */
  off: number;
  from: Tier;
  /** The width from which `after` is shown as well; null where it never is. */
  afterFrom: Tier | null;
}

interface Point {
  x: number;
  y: number;
}

export type ChartSize = 'big' | 'medium' | 'small';

/** Least and greatest height of a plot of each size, in em of its labels: see chart.css. */
export const PLOT_HEIGHTS = {
  big: [17 / 0.75, 25 / 0.75],
  medium: [11.5 / 0.75, 20],
  small: [14, 11.5 / 0.75],
} as const satisfies Record<ChartSize, readonly [number, number]>;

interface PlotOptions {
  /** Least and greatest height of the plot, in em of the labels. */
  heights: readonly [number, number];
  marks?: readonly Point[];
  /** The line: of two sides that have room, the one that crosses it less is taken. */
  line?: readonly Point[];
}

export const LINE_HEIGHT = 4 / 3;
/** The distances between a point and its label: over or under it, best first, and beside it. */
const OFFS = [0.6, 1.9, 3.2] as const;
export const OFF_BESIDE = 1;
const MARK = 0.6;
/** Labels may stand out so far over the plot's upper edge. */
export const OVER = 0.8;
/** The widest screen: the plot is never wider. */
const WIDEST = 160;
/** A line of fewer points is divided for crossings. */
const POINTS = 200;
const ABOVE_FIRST: readonly Side[] = [
  'above',
  'above-left',
  'above-right',
  'right',
  'left',
  'below',
  'below-left',
  'below-right',
];

interface Stand {
  side: Side;
  off: number;
}
const isBeside = (side: Side) => side === 'left' || side === 'right';
const standsOf = (sides: readonly Side[]): Stand[] =>
  OFFS.flatMap((off, further) =>
    sides
      .filter((side) => further === 0 || !isBeside(side))
      .map((side) => ({ side, off: isBeside(side) ? 0 : off })),
  );

/** A box that hangs at a point: its middle lies so far from the point, y upwards. */
interface Box extends Point {
  offX: number;
  offY: number;
  halfX: number;
  halfY: number;
}

function boxOf(point: Point, { side, off }: Stand, width: number, lines: number): Box {
  const halfX = width / 2;
  const halfY = (lines * LINE_HEIGHT) / 2;
  const beside = isBeside(side);
  const offY = beside ? 0 : (off + halfY) * (side.startsWith('above') ? 1 : -1);
  const away = beside ? OFF_BESIDE + halfX : halfX;
  const offX = side.endsWith('left') ? -away : side.endsWith('right') ? away : 0;
  return { x: point.x, y: point.y, offX, offY, halfX, halfY };
}

/** Returns whether a linear function comes nearer to 0 than `reach` between two places. */
function comesNear(slope: number, offset: number, from: number, to: number, reach: number) {
  const [a, b] = [slope * from + offset, slope * to + offset];
  return Math.min(a, b) < reach && Math.max(a, b) > -reach;
}

/** Returns whether two boxes meet at any width from `tier` on and any height of the plot. */
function meet(a: Box, b: Box, tier: number, [low, high]: readonly [number, number]): boolean {
  return (
    comesNear(b.x - a.x, b.offX - a.offX, tier, WIDEST, a.halfX + b.halfX) &&
    comesNear(b.y - a.y, b.offY - a.offY, low, high, a.halfY + b.halfY)
  );
}

/** Returns whether a box stays in the plot at every width from `tier` on and every height. */
function isInside(box: Box, tier: number, heights: readonly [number, number]): boolean {
  const inWidth = [tier, WIDEST].every((width) => {
    const middle = box.x * width + box.offX;
    return middle - box.halfX >= 0 && middle + box.halfX <= width;
  });
  return (
    inWidth &&
    heights.every((height) => {
      const middle = box.y * height + box.offY;
      return middle - box.halfY >= 0 && middle + box.halfY <= height + OVER;
    })
  );
}

/** Counts the points of a line in a box at one width and height. */
function crossings(box: Box, line: readonly Point[], width: number, height: number): number {
  const middleX = box.x * width + box.offX;
  const middleY = box.y * height + box.offY;
  let crossed = 0;
  for (const { x, y } of line) {
    if (Math.abs(x * width - middleX) >= box.halfX) continue;
    if (Math.abs(y * height - middleY) < box.halfY) crossed += 1;
  }
  return crossed;
}

/** Returns a line with so many points that none of its parts passes through a label unseen. */
function closely(line: readonly Point[]): readonly Point[] {
  const steps = Math.ceil(POINTS / Math.max(line.length, 1));
  if (steps === 1) return line;
  return line.flatMap((point, index) => {
    const next = line[index + 1] ?? point;
    // Where a second line follows on the first it begins again at the left.
    if (next.x < point.x) return [point];
    return Array.from({ length: steps }, (_, step) => ({
      x: point.x + ((next.x - point.x) * step) / steps,
      y: point.y + ((next.y - point.y) * step) / steps,
    }));
  });
}

/** Rates a place: missing on a phone costs most, then crossing the line, then the distance from the point. */
const costOf = (from: Tier, crossed: number, off: number) =>
  (from <= 18 ? 0 : from <= 22 ? 1 : from <= 28 ? 3 : 9) +
  (crossed === 0 ? 0 : 2 + Math.min(crossed, 10)) +
  (off > OFFS[0] ? 1 + off : 0);

const widthOf = ({ before = '', figure = '', second = '' }: PlotLabel, after = '') =>
  Math.max(textWidth(before + figure + after), textWidth(second));

/**
 * Places labels: each on a side of its point where it stays in the plot and meets neither a label before it nor
 * a mark, from the least width of the plot on that allows it. One that fits nowhere is left out.
 */
export function placeInPlot(labels: readonly PlotLabel[], options: PlotOptions): PlacedPlotLabel[] {
  const { heights, marks = [] } = options;
  const line = closely(options.line ?? []);
  const obstacles: { box: Box; from: number }[] = marks.map(({ x, y }) => ({
    box: { x, y, offX: 0, offY: 0, halfX: MARK, halfY: MARK },
    from: 0,
  }));
  const placed: PlacedPlotLabel[] = [];

  for (const label of labels) {
    const lines = label.second === undefined ? 1 : 2;
    const fits = (box: Box, tier: Tier) =>
      isInside(box, tier, heights) &&
      obstacles.every((other) => !meet(box, other.box, Math.max(tier, other.from), heights));
    const tierOf = (stand: Stand, after?: string) => {
      const box = boxOf(label, stand, widthOf(label, after), lines);
      return TIERS.find((tier) => fits(box, tier));
    };

    let best: { stand: Stand; from: Tier; cost: number } | undefined;
    for (const stand of standsOf(label.sides ?? ABOVE_FIRST)) {
      const from = tierOf(stand);
      if (from === undefined) continue;
      const box = boxOf(label, stand, widthOf(label, label.after), lines);
      const crossed = crossings(box, line, Math.max(from, 40), heights[1]);
      const cost = costOf(from, crossed, stand.off);
      if (best === undefined || cost < best.cost) best = { stand, from, cost };
    }
    if (best === undefined) continue;
    const { stand, from } = best;
    const afterFrom = label.after === undefined ? null : (tierOf(stand, label.after) ?? null);
    const full = afterFrom === null ? undefined : label.after;
    obstacles.push({ box: boxOf(label, stand, widthOf(label, full), lines), from });
    placed.push({ ...label, ...stand, from, afterFrom });
  }
  return placed;
}

/*
 * Computes the positions of labels in a chart, in px. A label without a free position is not drawn:
 * it would overlap a mark, a line, a bar or another label, or the edge of the plot would cut it
 * off. The labels are in order of importance, and each avoids those before it.
 */
import { cross, pairs } from 'd3-array';
import type { TimeLabel, TimeTicks } from '@/lib/chart/time';
import type { PlotSize, PlotPoint } from './usePlot';

const ABOVE = ['above', 'above-left', 'above-right'] as const;
const BELOW = ['below', 'below-left', 'below-right'] as const;

/** Text at a point of the plot, such as 'Highest **108,497.40**, 25 Feb'. */
export interface PlotLabel extends PlotPoint {
  before?: string;
  figure?: string;
  /** Text after the figure, left out if there is no room. */
  after?: string | undefined;
  second?: string | undefined;
  /** Preferred side. If it is above the point, the other sides above come next; likewise below. */
  side?: (typeof ABOVE | typeof BELOW)[number] | undefined;
  /** Draws the label on the preferred side next to its point, or not at all. */
  isFixed?: boolean;
  /**
   * Draws the label next to its point, on any side. Further away it could belong to another line.
   */
  isNear?: boolean;
  /** Marks that the label must not be beside, because it could belong to them. */
  notBeside?: readonly PlotPoint[];
  /** Other points at which the label may be drawn instead. */
  elsewhere?: readonly PlotPoint[];
  /**
   * True for labels of the figure under the cursor, which avoid the marks of the cursor. Other
   * labels are hidden while such a mark covers them.
   */
  isSelected?: boolean;
}

/** Mark with its radius in px. Default: the radius of a small mark. */
export interface PlotMark extends PlotPoint {
  r?: number;
}

/** Bar between two heights, in fractions of the plot. `x` is the middle of the bar. */
export interface PlotBar {
  x: number;
  width: number;
  from: number;
  to: number;
}

/** Labels, and the elements that they must not cover. */
export interface PlotLabelsLayout {
  labels: readonly PlotLabel[];
  marks?: readonly PlotMark[];
  /**
   * Marks that move with the cursor. Labels keep their positions, and are hidden while a mark
   * covers them.
   */
  selectedMarks?: readonly PlotMark[];
  /** Lines as they are drawn. Stepped lines have their corners. */
  lines?: readonly (readonly PlotPoint[])[];
  /** Background lines, which a label may cross if it has no other position. */
  backgroundLines?: readonly (readonly PlotPoint[])[];
  bars?: readonly PlotBar[];
}

/**
 * Lengths in em. In this order: the height of a line, the distances from a label to its point, the
 * radius of a mark, the radius within which a label seems to belong to a mark, the space above the
 * plot, and the gap between labels.
 */
export const LINE_HEIGHT = 4 / 3;
const LABEL_DISTANCES = [0.6, 1.9, 3.2];
const MARK_RADIUS = 0.6;
const BESIDE_MARK_RADIUS = 2;
const SPACE_ABOVE = 0.6;
const LABEL_GAP = 0.6;

/** Rectangle, given by its middle and half of its width and height. */
interface LabelBox extends PlotPoint {
  wide: number;
  tall: number;
}
/** Tolerance for rounding errors. Boxes that only touch do not overlap. */
const ROUNDING_TOLERANCE = 1e-6;
const overlaps = (a: LabelBox, b: LabelBox) =>
  Math.abs(a.x - b.x) < a.wide + b.wide - ROUNDING_TOLERANCE &&
  Math.abs(a.y - b.y) < a.tall + b.tall - ROUNDING_TOLERANCE;

type Segment = readonly [PlotPoint, PlotPoint];

/**
 * Returns the part of a segment that is inside a box along one axis, as an interval from 0 to 1.
 */
function findInsideInterval(from: number, to: number, middle: number, half: number) {
  if (from === to) return Math.abs(from - middle) < half ? [0, 1] : [1, 0];
  const ends = [(middle - half - from) / (to - from), (middle + half - from) / (to - from)];
  return ends.sort((a, b) => a - b);
}

/** Returns whether any part of a segment is inside a box. */
function crosses([from, to]: Segment, { x, y, wide, tall }: LabelBox): boolean {
  const isBeside =
    Math.max(from.x, to.x) <= x - wide ||
    Math.min(from.x, to.x) >= x + wide ||
    Math.max(from.y, to.y) <= y - tall ||
    Math.min(from.y, to.y) >= y + tall;
  if (isBeside) return false;
  const [left = 1, right = 0] = findInsideInterval(from.x, to.x, x, wide);
  const [top = 1, bottom = 0] = findInsideInterval(from.y, to.y, y, tall);
  return Math.max(left, top, 0) < Math.min(right, bottom, 1) - ROUNDING_TOLERANCE;
}

/**
 * Returns the middle of a label with this half width, moved so that the label fits into `width`.
 */
export const clampMiddle = (x: number, half: number, width: number) =>
  Math.max(half, Math.min(x, width - half));

/** Adds the corners of a stepped line, whose values hold until the next point. */
export const addCorners = (line: readonly PlotPoint[]): PlotPoint[] =>
  line.flatMap((point, index) => {
    const before = line[index - 1];
    return before === undefined ? [point] : [{ x: point.x, y: before.y }, point];
  });

/**
 * Returns the possible positions of a label within the plot, best first: next to its point, then
 * further away.
 */
function listPositions(label: PlotLabel, { width, height, em, px, widthOf }: PlotSize) {
  const { before = '', figure = '', after = '', second, side = 'above' } = label;
  const { isFixed = false, isNear = isFixed } = label;
  const first = widthOf(before + after) + widthOf(figure, true);
  const wide = Math.max(first, widthOf(second ?? '')) / 2;
  const tall = ((second === undefined ? 1 : 2) * LINE_HEIGHT * em) / 2;
  const others = side.startsWith('above') ? [...ABOVE, ...BELOW] : [...BELOW, ...ABOVE];
  const sides = isFixed ? [side] : [...new Set([side, ...others])];
  const offs = isNear ? LABEL_DISTANCES.slice(0, 1) : LABEL_DISTANCES;
  const points = [label, ...(label.elsewhere ?? [])].map(px);
  const positions = offs.flatMap((off) =>
    cross(points, sides, ({ x, y }, each) => {
      const hangs = each.endsWith('left') ? -wide : each.endsWith('right') ? wide : 0;
      const away = (off * em + tall) * (each.startsWith('above') ? -1 : 1);
      return { ...label, x: clampMiddle(x + hangs, wide, width), y: y + away, wide, tall };
    }),
  );
  return positions.filter(
    (box) => 2 * wide <= width && box.y - tall >= -SPACE_ABOVE * em && box.y + tall <= height,
  );
}

/** Returns the labels that have a free position, each at its best one. */
export function placeInPlot(layout: PlotLabelsLayout, plot: PlotSize) {
  const {
    labels,
    marks = [],
    selectedMarks = [],
    lines = [],
    backgroundLines = [],
    bars = [],
  } = layout;
  const { width, height, em, px } = plot;
  const toMarkBox = ({ r = MARK_RADIUS * em, ...point }: PlotMark): LabelBox => ({
    ...px(point),
    wide: r,
    tall: r,
  });
  const toBarBox = (bar: PlotBar): LabelBox => ({
    ...px({ x: bar.x, y: (bar.from + bar.to) / 2 }),
    wide: (bar.width * width) / 2,
    tall: (Math.abs(bar.to - bar.from) * height) / 2,
  });
  const toSegments = (all: typeof lines) => all.flatMap((line) => pairs(line.map(px)));
  const segments = toSegments(lines);
  const background = toSegments(backgroundLines);
  const taken = [...marks.map(toMarkBox), ...bars.map(toBarBox)];
  const read = selectedMarks.map(toMarkBox);
  const placed = labels.flatMap((label) => {
    const besides = (label.notBeside ?? []).map((mark) =>
      toMarkBox({ ...mark, r: BESIDE_MARK_RADIUS * em }),
    );
    const others = [...taken, ...besides, ...(label.isSelected === true ? read : [])];
    const isFree = (box: LabelBox) =>
      !others.some((other) => overlaps(box, other)) &&
      !segments.some((segment) => crosses(segment, box));
    const texts = label.after === undefined ? [label] : [label, { ...label, after: undefined }];
    const positions = texts.flatMap((text) => listPositions(text, plot));
    const isClear = (box: LabelBox) =>
      isFree(box) && !background.some((part) => crosses(part, box));
    const best = positions.find(isClear) ?? positions.find(isFree);
    if (best === undefined) return [];
    taken.push(best);
    return [best];
  });
  return placed
    .filter((box) => box.isSelected === true || !read.some((mark) => overlaps(box, mark)))
    .map((box) => ({ ...box, y: box.y - box.tall + (LINE_HEIGHT * em) / 2 }));
}

/** Label of a horizontal axis, given by its middle and half of its width. */
interface AxisLabel {
  x: number;
  half: number;
  text: string;
  second: string;
}

/**
 * Returns the flag of the current day, then the labels of the first list that fits. The labels stay
 * within the axis. Labels that would overlap the flag or a later label are left out. The flag has
 * `padding`, and may extend beyond the right end.
 */
export function placeOnAxis(
  labels: TimeTicks['labels'],
  { width, em, widthOf }: PlotSize,
  day?: TimeLabel,
  padding = 0,
) {
  const toAxisLabel = ({ at, text, second = '' }: TimeLabel): AxisLabel => {
    const half = Math.max(widthOf(text), widthOf(second, true)) / 2;
    return { x: at * width, half, text, second };
  };
  const areClear = (one: AxisLabel, other: AxisLabel) =>
    Math.abs(one.x - other.x) >= one.half + other.half + LABEL_GAP * em;
  const lists = labels.map((list) => list.map(toAxisLabel));
  const list = lists.find((all) => pairs(all, areClear).every(Boolean)) ?? lists.at(-1) ?? [];
  const half = widthOf(day?.text ?? '', true) / 2 + padding;
  const taken: AxisLabel[] = day
    ? [{ x: Math.max(half, day.at * width), half, text: day.text, second: '' }]
    : [];
  for (const label of list.toReversed()) {
    const moved = { ...label, x: clampMiddle(label.x, label.half, width) };
    const isWhole = 2 * label.half <= width;
    if (isWhole && taken.every((other) => areClear(moved, other))) taken.push(moved);
  }
  return taken;
}

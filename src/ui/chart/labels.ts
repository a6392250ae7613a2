/*
 * Computes the positions of labels in a chart, in px. A label is only drawn at a free position: it
 * must not overlap a mark, a line, a bar or another label, and must not cross the edge of the plot.
 * The labels are in order of importance. Each label avoids the labels before it.
 */
import { cross, pairs } from 'd3-array';
import type { TimeLabel, TimeTicks } from '@/lib/chart/time';
import type { PlotSize, PlotPoint } from './usePlot';

const ABOVE = ['above', 'above-left', 'above-right'] as const;
const BELOW = ['below', 'below-left', 'below-right'] as const;

/** A text at a point of the plot, such as 'Highest **108,497.40**, 25 Feb'. */
export interface PlotLabel extends PlotPoint {
  before?: string;
  figure?: string;
  /** The text after the figure. It is left out if it does not fit. */
  after?: string | undefined;
  second?: string | undefined;
  /**
   * The side of the point that is tried first. If it is above the point, the other sides above the
   * point are tried next, and then the sides below. If it is below the point, the sides above are
   * tried last.
   */
  side?: (typeof ABOVE | typeof BELOW)[number] | undefined;
  /** If true, the label is drawn on its preferred side next to its point, or not at all. */
  isFixed?: boolean;
  /**
   * If true, the label is drawn next to its point, on any side. A label further away could seem to
   * belong to another line.
   */
  isNear?: boolean;
  /** Marks that the label must not be next to, because it could seem to belong to them. */
  notBeside?: readonly PlotPoint[];
  /** Other points at which the label may be drawn instead. */
  elsewhere?: readonly PlotPoint[];
  /**
   * True for labels of the figure under the cursor. They avoid the mark of the cursor. Other labels
   * are hidden while this mark covers them.
   */
  isSelected?: boolean;
}

/** A mark and its radius in px. By default, the radius is `MARK_RADIUS`. */
export interface PlotMark extends PlotPoint {
  r?: number;
}

/**
 * A bar between the heights `from` and `to`. All values are fractions of the plot, and `x` is the
 * middle of the bar.
 */
export interface PlotBar {
  x: number;
  width: number;
  from: number;
  to: number;
}

/** The labels of a plot, and the elements that they must not cover. */
export interface PlotLabelsLayout {
  labels: readonly PlotLabel[];
  marks?: readonly PlotMark[];
  /**
   * Marks that move with the cursor. Labels do not move away from these marks, but a label is
   * hidden while a mark covers it.
   */
  selectedMarks?: readonly PlotMark[];
  /** The lines as they are drawn. The points of a stepped line include its corners. */
  lines?: readonly (readonly PlotPoint[])[];
  /** Lines in the background. A label may cross them if it has no other position. */
  backgroundLines?: readonly (readonly PlotPoint[])[];
  bars?: readonly PlotBar[];
}

// The lengths from `LINE_HEIGHT` to `LABEL_GAP` are in em.
export const LINE_HEIGHT = 4 / 3;
/** The distances from a label to its point, in the order in which they are tried. */
const LABEL_DISTANCES = [0.6, 1.9, 3.2];
const MARK_RADIUS = 0.6;
/** The distance from a mark within which a label seems to belong to this mark. */
const BESIDE_MARK_RADIUS = 2;
/** The distance by which a label may extend beyond the top of the plot. */
const SPACE_ABOVE = 0.6;
const LABEL_GAP = 0.6;

/**
 * A rectangle. `x` and `y` are its centre, `wide` is half of its width, and `tall` is half of its
 * height.
 */
interface LabelBox extends PlotPoint {
  wide: number;
  tall: number;
}
/** Allows for rounding errors. Rectangles that only touch do not overlap. */
const ROUNDING_TOLERANCE = 1e-6;
const overlaps = (a: LabelBox, b: LabelBox) =>
  Math.abs(a.x - b.x) < a.wide + b.wide - ROUNDING_TOLERANCE &&
  Math.abs(a.y - b.y) < a.tall + b.tall - ROUNDING_TOLERANCE;

type Segment = readonly [PlotPoint, PlotPoint];

/**
 * Returns the interval of a segment that is inside a rectangle along one axis. The start of the
 * segment is 0, and its end is 1.
 */
function findInsideInterval(from: number, to: number, middle: number, half: number) {
  if (from === to) return Math.abs(from - middle) < half ? [0, 1] : [1, 0];
  const ends = [(middle - half - from) / (to - from), (middle + half - from) / (to - from)];
  return ends.sort((a, b) => a - b);
}

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
 * Returns the centre of a label, moved so that the whole label is between 0 and `width`. `half` is
 * half of the width of the label.
 */
export const clampMiddle = (x: number, half: number, width: number) =>
  Math.max(half, Math.min(x, width - half));

/** Adds the corners of a stepped line, in which each value lasts until the next point. */
export const addCorners = (line: readonly PlotPoint[]): PlotPoint[] =>
  line.flatMap((point, index) => {
    const before = line[index - 1];
    return before === undefined ? [point] : [{ x: point.x, y: before.y }, point];
  });

/**
 * Returns the positions at which a label fits into the plot, best first. Positions next to the
 * point come first.
 */
function listPositions(label: PlotLabel, { width, height, em, px, widthOf }: PlotSize) {
  const { before = '', figure = '', after = '', second, side = 'above' } = label;
  const { isFixed = false, isNear = isFixed } = label;
  const first = widthOf(before + after) + widthOf(figure, true);
  const wide = Math.max(first, widthOf(second ?? '')) / 2;
  const tall = ((second === undefined ? 1 : 2) * LINE_HEIGHT * em) / 2;
  const others = side.startsWith('above') ? [...ABOVE, ...BELOW] : [...BELOW, ...ABOVE];
  const sides = isFixed ? [side] : [...new Set([side, ...others])];
  const distances = isNear ? LABEL_DISTANCES.slice(0, 1) : LABEL_DISTANCES;
  const points = [label, ...(label.elsewhere ?? [])].map(px);
  const positions = distances.flatMap((distance) =>
    cross(points, sides, ({ x, y }, each) => {
      const shiftX = each.endsWith('left') ? -wide : each.endsWith('right') ? wide : 0;
      const shiftY = (distance * em + tall) * (each.startsWith('above') ? -1 : 1);
      return { ...label, x: clampMiddle(x + shiftX, wide, width), y: y + shiftY, wide, tall };
    }),
  );
  return positions.filter(
    (box) => 2 * wide <= width && box.y - tall >= -SPACE_ABOVE * em && box.y + tall <= height,
  );
}

/** Returns the labels that have a free position, each at its best position. */
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
  const takenBoxes = [...marks.map(toMarkBox), ...bars.map(toBarBox)];
  const selectedBoxes = selectedMarks.map(toMarkBox);
  const placed = labels.flatMap((label) => {
    const besideBoxes = (label.notBeside ?? []).map((mark) =>
      toMarkBox({ ...mark, r: BESIDE_MARK_RADIUS * em }),
    );
    const others = [
      ...takenBoxes,
      ...besideBoxes,
      ...(label.isSelected === true ? selectedBoxes : []),
    ];
    const isFree = (box: LabelBox) =>
      !others.some((other) => overlaps(box, other)) &&
      !segments.some((segment) => crosses(segment, box));
    const texts = label.after === undefined ? [label] : [label, { ...label, after: undefined }];
    const positions = texts.flatMap((text) => listPositions(text, plot));
    const isClear = (box: LabelBox) =>
      isFree(box) && !background.some((part) => crosses(part, box));
    const best = positions.find(isClear) ?? positions.find(isFree);
    if (best === undefined) return [];
    takenBoxes.push(best);
    return [best];
  });
  return placed
    .filter((box) => box.isSelected === true || !selectedBoxes.some((mark) => overlaps(box, mark)))
    .map((box) => ({ ...box, y: box.y - box.tall + (LINE_HEIGHT * em) / 2 }));
}

/** A label of a horizontal axis. `x` is its centre, and `half` is half of its width. */
interface AxisLabel {
  x: number;
  half: number;
  text: string;
  second: string;
  /** The kind of flag. Undefined for an ordinary label. */
  flag?: 'day' | 'start';
}

/** The flags of an axis: the day under the cursor, and the first day of a pinned range. */
export interface AxisFlags {
  day?: TimeLabel | undefined;
  start?: TimeLabel | undefined;
  /** The horizontal padding of a flag in pixels. */
  padding: number;
}

/**
 * Returns the flags and the labels of a horizontal axis, with their positions.
 *
 * The labels come from the first list in which no labels overlap. A label is left out if it would
 * overlap a flag. The flag `start` is left out if it would overlap the flag `day`. Labels stay
 * within the axis. The flag `day` may extend beyond the right end of the axis.
 */
export function placeOnAxis(
  labels: TimeTicks['labels'],
  { width, em, widthOf }: PlotSize,
  { day, start, padding }: AxisFlags = { padding: 0 },
) {
  const toAxisLabel = ({ at, text, second = '' }: TimeLabel): AxisLabel => {
    const half = Math.max(widthOf(text), widthOf(second, true)) / 2;
    return { x: at * width, half, text, second };
  };
  const areClear = (one: AxisLabel, other: AxisLabel) =>
    Math.abs(one.x - other.x) >= one.half + other.half + LABEL_GAP * em;
  const toFlag = ({ at, text }: TimeLabel, flag: 'day' | 'start'): AxisLabel => {
    const half = widthOf(text, true) / 2 + padding;
    return { x: Math.max(half, at * width), half, text, second: '', flag };
  };
  const taken = day ? [toFlag(day, 'day')] : [];
  const addIfClear = (label: AxisLabel) => {
    if (taken.every((other) => areClear(label, other))) taken.push(label);
  };
  if (start) addIfClear(toFlag(start, 'start'));
  const lists = labels.map((list) => list.map(toAxisLabel));
  const list = lists.find((all) => pairs(all, areClear).every(Boolean)) ?? lists.at(-1) ?? [];
  for (const label of list.toReversed()) {
    if (2 * label.half <= width)
      addIfClear({ ...label, x: clampMiddle(label.x, label.half, width) });
  }
  return taken;
}

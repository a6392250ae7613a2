/*
 * The places of words on a chart as it is drawn, in px, by two rules. The newest value, or the one that is
 * read, has its place on the axes, and what would meet it goes. The highest stands over its point and the
 * lowest under its own, within the plot; so do all other words, where these have left room.
 */
import { cross, least, pairs, range } from 'd3-array';
import type { TimeLabel, TimeTicks } from '@/lib/chart/time';
import type { PlotSize, PlotPoint } from './usePlot';

const ABOVE = ['above', 'above-left', 'above-right'] as const;
const BELOW = ['below', 'below-left', 'below-right'] as const;

/** Words at a point of the plot, such as 'Highest **108,497.40**, 25 Feb'. */
export interface PlotLabel extends PlotPoint {
  before?: string;
  figure?: string;
  /** Goes where there is no room. */
  after?: string | undefined;
  second?: string | undefined;
  /** Its place unless there is no room; else over its point before under it. */
  side?: (typeof ABOVE | typeof BELOW)[number] | undefined;
}

/** Labels, and what they stand beside. */
export interface PlotWords {
  labels: readonly PlotLabel[];
  marks?: readonly PlotPoint[];
  lines?: readonly (readonly PlotPoint[])[];
}

/** Lengths in em: of a line, between words and their point, of half a mark, over the plot, between words. */
export const LINE = 4 / 3;
const OFFS = [0.6, 1.9, 3.2];
const MARK = 0.6;
const OVER = 0.8;
const BETWEEN = 0.6;
/** A line of fewer points is divided, so that none of its parts passes through words unseen. */
const POINTS = 200;

/** A rectangle by its middle and half of its size. */
interface Box extends PlotPoint {
  wide: number;
  tall: number;
}
/** Boxes that touch do not meet, however their places are rounded. */
const ROUNDING = 1e-6;
const meet = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < a.wide + b.wide - ROUNDING &&
  Math.abs(a.y - b.y) < a.tall + b.tall - ROUNDING;

/** Returns the place of words that are so wide, by halves: they keep within a width. */
export const within = (x: number, half: number, width: number) =>
  Math.max(half, Math.min(x, width - half));

function closely(line: readonly PlotPoint[]): PlotPoint[] {
  const steps = Math.ceil(POINTS / line.length);
  return cross(pairs(line), range(steps), ([from, to], step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}

/** Every place of a label within the plot, by its middle, best first: at its point, then further away. */
function placesOf(label: PlotLabel, { width, height, em, px, widthOf }: PlotSize) {
  const { before = '', figure = '', after = '', second, side = 'above' } = label;
  const { x, y } = px(label);
  const first = widthOf(before + after) + widthOf(figure, true);
  const wide = Math.max(first, widthOf(second ?? '')) / 2;
  const tall = ((second === undefined ? 1 : 2) * LINE * em) / 2;
  const sides = side.startsWith('above') ? [side, ...ABOVE, ...BELOW] : [side, ...BELOW, ...ABOVE];
  const places = cross(OFFS, new Set(sides), (off, each) => {
    const hangs = each.endsWith('left') ? -wide : each.endsWith('right') ? wide : 0;
    const away = (off * em + tall) * (each.startsWith('above') ? -1 : 1);
    return { ...label, x: within(x + hangs, wide, width), y: y + away, wide, tall };
  });
  return places.filter(
    (box) => 2 * wide <= width && box.y - tall >= -OVER * em && box.y + tall <= height,
  );
}

/**
 * Places labels, those first that matter most: each clear of those before it and of all marks, or not at all, and
 * where least of a line crosses it.
 */
export function placeInPlot({ labels, marks = [], lines = [] }: PlotWords, plot: PlotSize) {
  const boxAt = (point: PlotPoint, half: number): Box => ({
    ...plot.px(point),
    wide: half,
    tall: half,
  });
  const line = lines.flatMap(closely).map((point) => boxAt(point, 0));
  const taken = marks.map((mark) => boxAt(mark, MARK * plot.em));
  return labels.flatMap((label) => {
    const places = [label, { ...label, after: undefined }].flatMap((all) => placesOf(all, plot));
    const free = places.filter((each) => !taken.some((box) => meet(each, box)));
    const fullest = free.filter(({ after }) => after === free[0]?.after);
    const best = least(fullest, (each) => line.filter((point) => meet(each, point)).length);
    if (best === undefined) return [];
    taken.push(best);
    return [{ ...best, y: best.y - best.tall + (LINE * plot.em) / 2 }];
  });
}

/**
 * The flag of the day that is read, and the labels of a horizontal axis, of the first list that has room. They
 * keep within the axis, and give way to the flag and to later ones; the flag, which is first, has `padding` and may
 * stand beyond the right end. Each is there by its middle and half of its width.
 */
export function placeOnAxis(
  labels: TimeTicks['labels'],
  { width, em, widthOf }: PlotSize,
  day?: TimeLabel,
  padding = 0,
) {
  const wordsOf = ({ at, text }: TimeLabel) => ({ x: at * width, half: widthOf(text) / 2, text });
  type Words = ReturnType<typeof wordsOf>;
  const areClear = (one: Words, other: Words) =>
    Math.abs(one.x - other.x) >= one.half + other.half + BETWEEN * em;
  const lists = labels.map((list) => list.map(wordsOf));
  const list = lists.find((all) => pairs(all, areClear).every(Boolean)) ?? lists.at(-1) ?? [];
  const half = widthOf(day?.text ?? '', true) / 2 + padding;
  const taken = day ? [{ x: Math.max(half, day.at * width), half, text: day.text }] : [];
  for (const { x, half, text } of list.toReversed()) {
    const words = { x: within(x, half, width), half, text };
    if (2 * half <= width && taken.every((other) => areClear(words, other))) taken.push(words);
  }
  return taken;
}

/*
 * The places of words on a chart as it is drawn, in px, by two rules. The newest value, or the one that is
 * read, has its place on the axes, and what would meet it goes. The highest stands over its point and the
 * lowest under its own, within the plot; so do all other words, where these have left room.
 */
import { cross, least, pairs, range } from 'd3-array';
import type { Point } from './paths';
import type { TimeLabel, TimeTicks } from './time';

/** A plot as it is drawn, px, the size of its letters, and how wide words are in them. */
export interface PlotSize {
  width: number;
  height: number;
  em: number;
  widthOf: (text: string, bold?: boolean) => number;
}

const ABOVE = ['above', 'above-left', 'above-right'] as const;
const BELOW = ['below', 'below-left', 'below-right'] as const;

/** Words at a point of the plot, such as 'Highest **108,497.40**, 25 Feb'. */
export interface PlotLabel extends Point {
  before?: string;
  figure?: string;
  /** Goes where there is no room. */
  after?: string | undefined;
  second?: string | undefined;
  /** Where it stands unless there is no room; else over its point before under it. */
  side?: (typeof ABOVE | typeof BELOW)[number] | undefined;
}

/** Lengths in em: of a line, between words and their point, of half a mark, over the plot, between words. */
const LINE = 4 / 3;
const OFFS = [0.6, 1.9, 3.2] as const;
const MARK = 0.6;
const OVER = 0.8;
const BETWEEN = 0.6;
/** A line of fewer points is divided, so that none of its parts passes through words unseen. */
const POINTS = 200;

/** A rectangle by its middle and half of its size. */
interface Box extends Point {
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

function closely(line: readonly Point[]): Point[] {
  const steps = Math.ceil(POINTS / Math.max(line.length, 1));
  return pairs(line).flatMap(([from, to]) =>
    range(steps).map((step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    })),
  );
}

/** Every place of a label within the plot, best first: at its point, then further away. */
function placesOf(label: PlotLabel, { width, height, em, widthOf }: PlotSize): Box[] {
  const { before = '', figure = '', after = '', second, side = 'above' } = label;
  const first = widthOf(before + after) + widthOf(figure, true);
  const wide = Math.max(first, widthOf(second ?? '')) / 2;
  const tall = ((second === undefined ? 1 : 2) * LINE * em) / 2;
  const others = side.startsWith('above') ? [...ABOVE, ...BELOW] : [...BELOW, ...ABOVE];
  return cross(OFFS, [...new Set([side, ...others])])
    .map(([off, each]) => {
      const hangs = each.endsWith('left') ? -wide : each.endsWith('right') ? wide : 0;
      const away = (off * em + tall) * (each.startsWith('above') ? -1 : 1);
      const x = within(label.x * width + hangs, wide, width);
      return { x, y: (1 - label.y) * height + away, wide, tall };
    })
    .filter(({ y }) => 2 * wide <= width && y - tall >= -OVER * em && y + tall <= height);
}

/**
 * Places labels, those first that matter most: each clear of those before it and of all marks, or not at all, and
 * where least of a line crosses it.
 */
export function placeInPlot(
  labels: readonly PlotLabel[],
  size: PlotSize,
  marks: readonly Point[] = [],
  lines: readonly (readonly Point[])[] = [],
) {
  const { width, height, em } = size;
  const boxAt = ({ x, y }: Point, half: number): Box => {
    return { x: x * width, y: (1 - y) * height, wide: half, tall: half };
  };
  const line = lines.flatMap(closely).map((point) => boxAt(point, 0));
  const taken = marks.map((mark) => boxAt(mark, MARK * em));
  return labels.flatMap((label) => {
    for (const after of new Set([label.after, undefined])) {
      const words = { ...label, after };
      const free = placesOf(words, size).filter((each) => !taken.some((box) => meet(each, box)));
      const best = least(free, (each) => line.filter((point) => meet(each, point)).length);
      if (best === undefined) continue;
      taken.push(best);
      return [{ ...words, x: best.x, y: best.y - best.tall + (LINE * em) / 2 }];
    }
    return [];
  });
}

/** Words on an axis: their middle, and half of the room that they take. */
interface AxisWords {
  x: number;
  half: number;
  text: string;
}

/**
 * The labels of a horizontal axis, of the first list that has room, and the flag of the day that is read. They
 * keep within the axis, and give way to the flag and to later ones; the flag has `padding` and may stand beyond
 * the right end.
 */
export function placeOnAxis(
  labels: TimeTicks['labels'],
  { width, em, widthOf }: PlotSize,
  flag?: TimeLabel,
  padding = 0,
) {
  const areClear = (one: AxisWords, other: AxisWords) =>
    Math.abs(one.x - other.x) >= one.half + other.half + BETWEEN * em;
  const lists = labels.map((list) =>
    list.map(({ at, text }) => ({ x: at * width, half: widthOf(text) / 2, text })),
  );
  const hasRoom = (list: AxisWords[]) => pairs(list).every((two) => areClear(...two));
  const list = lists.find(hasRoom) ?? lists.at(-1) ?? [];
  const flags = (flag ? [flag] : []).map(({ at, text }) => {
    const half = widthOf(text, true) / 2 + padding;
    return { x: Math.max(half, at * width), half, text };
  });
  const placed: AxisWords[] = [];
  for (const { half, ...words } of list.toReversed()) {
    const label = { ...words, half, x: within(words.x, half, width) };
    const isFree = [...flags, ...placed].every((other) => areClear(label, other));
    if (isFree && 2 * half <= width) placed.push(label);
  }
  return { words: placed, flag: flags[0] };
}

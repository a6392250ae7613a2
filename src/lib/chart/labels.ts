/*
 * The places of words on a chart as it is drawn, in px, by two rules. The newest value, or the one that is
 * read, has its place on the axes, and what would meet it goes. The highest stands over its point and the
 * lowest under its own, within the plot; so do all other words, where these have left room.
 */
import { cross, least, pairs, range } from 'd3-array';
import type { Point } from './paths';
import type { TimeTicks } from './time';

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

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxAround = ({ x, y }: Point, { width, height }: PlotSize, reach: number): Box => ({
  left: x * width - reach,
  right: x * width + reach,
  top: (1 - y) * height - reach,
  bottom: (1 - y) * height + reach,
});

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
function placesOf(label: PlotLabel, { width, height, em, widthOf }: PlotSize) {
  const { x, y, before = '', figure = '', after = '', second, side = 'above' } = label;
  const first = widthOf(before + after) + widthOf(figure, true);
  const wide = Math.max(first, widthOf(second ?? ''));
  const tall = (second === undefined ? 1 : 2) * LINE * em;
  const others = side.startsWith('above') ? [...ABOVE, ...BELOW] : [...BELOW, ...ABOVE];
  return cross(OFFS, [...new Set([side, ...others])])
    .map(([off, each]) => {
      const hangs = each.endsWith('left') ? wide : each.endsWith('right') ? 0 : wide / 2;
      const left = Math.max(0, Math.min(x * width - hangs, width - wide));
      const point = (1 - y) * height;
      const top = each.startsWith('above') ? point - off * em - tall : point + off * em;
      return { left, right: left + wide, top, bottom: top + tall };
    })
    .filter(({ right, top, bottom }) => right <= width && top >= -OVER * em && bottom <= height);
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
  const line = lines.flatMap(closely).map((point) => boxAround(point, size, 0));
  const taken = marks.map((mark) => boxAround(mark, size, MARK * size.em));
  return labels.flatMap((label) => {
    for (const after of new Set([label.after, undefined])) {
      const words = { ...label, after };
      const free = placesOf(words, size).filter((each) => !taken.some((box) => meet(each, box)));
      const best = least(free, (each) => line.filter((point) => meet(each, point)).length);
      if (best === undefined) continue;
      taken.push(best);
      const { left, right, top } = best;
      return [{ ...words, x: (left + right) / 2, y: top + (LINE * size.em) / 2 }];
    }
    return [];
  });
}

/** The day that is read, or the newest, on the horizontal axis. */
export interface Flag {
  at: number;
  text: string;
}

/** Where the flag is, with its text and half its width: not beyond the axis' left end, but beyond its right one. */
export function placeFlag({ at, text }: Flag, padding: number, { width, widthOf }: PlotSize) {
  const half = widthOf(text, true) / 2 + padding;
  return { text, x: Math.max(half, at * width), half };
}

/**
 * The labels of a horizontal axis, of the first list that has room. They keep within the axis, and give way to
 * the flag and to later ones.
 */
export function placeOnAxis(
  labels: TimeTicks['labels'],
  { width, em, widthOf }: PlotSize,
  flag?: ReturnType<typeof placeFlag>,
) {
  const gap = BETWEEN * em;
  const lists = labels.map((list) =>
    list.map(({ at, text }) => ({ text, at: at * width, half: widthOf(text) / 2 })),
  );
  const hasRoom = (list: (typeof lists)[number]) =>
    pairs(list).every(([one, next]) => next.at - one.at >= one.half + next.half + gap);
  const taken: { x: number; half: number }[] = flag === undefined ? [] : [flag];
  const list = lists.find(hasRoom) ?? lists.at(-1) ?? [];
  return list.toReversed().flatMap(({ text, at, half }) => {
    const x = Math.max(half, Math.min(at, width - half));
    const isFree = taken.every((other) => Math.abs(x - other.x) >= half + other.half + gap);
    if (2 * half > width || !isFree) return [];
    taken.push({ x, half });
    return [{ x, text }];
  });
}

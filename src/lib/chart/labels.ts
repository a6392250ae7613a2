/*
 * The places of words on a chart as it is drawn, in px, by two rules. The newest value, or the one that is
 * read, has its place on the axes, and what would meet it goes. The highest stands over its point and the
 * lowest under its own, within the plot; so do all other words, where these have left room.
 */
import { cross, least, pairs, range } from 'd3-array';
import type { Point } from './paths';
import type { TimeLabel } from './time';

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
  second?: string;
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

const boxAround = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
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
      return { left, right: left + wide, top, bottom: top + tall, off };
    })
    .filter(({ right, top, bottom }) => right <= width && top >= -OVER * em && bottom <= height);
}

/**
 * Places labels, those first that matter most: each clear of those before it and of all marks, or not at all, and
 * rather where no line crosses it.
 */
export function placeInPlot(
  labels: readonly PlotLabel[],
  size: PlotSize,
  marks: readonly Point[] = [],
  lines: readonly (readonly Point[])[] = [],
) {
  const inPx = ({ x, y }: Point) => ({ x: x * size.width, y: (1 - y) * size.height });
  const line = lines.flatMap(closely).map((point) => boxAround(inPx(point), 0));
  const taken = marks.map((mark) => boxAround(inPx(mark), MARK * size.em));
  const costOf = (place: ReturnType<typeof placesOf>[number]) => {
    const crossed = line.filter((point) => meet(place, point)).length;
    const away = place.off === OFFS[0] ? 0 : 1 + place.off;
    return (crossed === 0 ? 0 : 2 + Math.min(crossed, 10)) + away;
  };
  return labels.flatMap((label) => {
    for (const after of new Set([label.after, undefined])) {
      const words = { ...label, after };
      const free = placesOf(words, size).filter((each) => !taken.some((box) => meet(each, box)));
      const best = least(free, costOf);
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

/** Where the flag is, with half its width: not beyond the axis' left end, but beyond its right one. */
export function placeFlag({ at, text }: Flag, padding: number, { width, widthOf }: PlotSize) {
  const half = widthOf(text, true) / 2 + padding;
  return { x: Math.max(half, at * width), half };
}

/**
 * The labels of a horizontal axis: all of them with their leads, or all, or those of the ranks that have room
 * beside each other. They keep within the axis, and give way to the flag.
 */
export function placeOnAxis(
  labels: readonly TimeLabel[],
  { width, em, widthOf }: PlotSize,
  flag?: ReturnType<typeof placeFlag>,
) {
  const gap = BETWEEN * em;
  const halfOf = ({ text }: TimeLabel) => widthOf(text) / 2;
  const sets = [
    labels.map((label) => ({ ...label, text: (label.lead ?? '') + label.text })),
    ...[2, 1, 0].map((most) => labels.filter(({ rank }) => rank <= most)),
  ];
  const haveRoom = (set: readonly TimeLabel[]) =>
    pairs(set).every(
      ([one, next]) => (next.at - one.at) * width >= halfOf(one) + halfOf(next) + gap,
    );
  const taken = flag === undefined ? [] : [flag];
  return (sets.find(haveRoom) ?? sets.at(-1) ?? [])
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap((label) => {
      const { text } = label;
      const half = halfOf(label);
      const x = Math.max(half, Math.min(label.at * width, width - half));
      const isFree = taken.every((other) => Math.abs(x - other.x) >= half + other.half + gap);
      if (2 * half > width || !isFree) return [];
      taken.push({ x, half });
      return [{ x, text }];
    });
}

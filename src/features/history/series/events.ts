import { mean } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { SeriesContent, SeriesEvent } from '@/content/series';
import { timeOf } from '../figures';
import { formatShortPeriod } from '../periods';
import type { SeriesPlot } from './seriesPlot';
import type { ShownRange } from './shownRange';

/** Events to the right of this position have their label on the left of the leader. */
export const TURNS = 0.7;

export type ShownEvent = ReturnType<typeof eventsOf>['events'][number];

/**
 * Returns the height of the line at `x`, or of the bar whose band includes `x`. Undefined outside
 * the figures.
 */
function heightAt(
  { every }: SeriesContent,
  { main, bandWidth, scale }: SeriesPlot,
  x: number,
): number | undefined {
  if (bandWidth !== null)
    return main.find((bar) => Math.abs(bar.x - x) <= bandWidth / 2)?.y ?? scale.toPosition(0);
  const after = main.find((plotFigure) => plotFigure.x > x);
  const before = main.findLast((plotFigure) => plotFigure.x <= x) ?? after;
  if (before === undefined || after === undefined || every === 'decision') return before?.y;
  return scaleLinear([before.x, after.x], [before.y, after.y])(x);
}

const byDay = ({ day: one }: SeriesEvent, { day: other }: SeriesEvent) => (one < other ? -1 : 1);

/**
 * Returns the events in a range, oldest first, with the points of the line where their leaders end.
 * Events before the first figure are left out. The narrowest plot has space for `MOST_EVENTS`. If
 * there are more, the oldest changes of the policy rate are left out and counted.
 */
export function eventsOf(
  content: SeriesContent,
  shownRange: ShownRange,
  seriesPlot: SeriesPlot,
  policyChanges: readonly SeriesEvent[],
) {
  const { span, figures } = shownRange;
  const from = Math.max(span.from, figures[0]?.at ?? Infinity);
  const inRange = (all: readonly SeriesEvent[]) =>
    all.flatMap((event) => {
      const at = timeOf(event.day);
      const x = seriesPlot.x(at);
      const y = heightAt(content, seriesPlot, x);
      return at < from || at > span.to || y === undefined ? [] : [{ ...event, x, y }];
    });
  const typed = inRange(content.events);
  const changes = inRange(policyChanges);
  const leftOut = Math.max(
    0,
    Math.min(changes.length, typed.length + changes.length - MOST_EVENTS),
  );
  return { events: [...typed, ...changes.slice(leftOut)].toSorted(byDay), leftOut };
}

/** The widest plot, and the narrowest plot (in a window of 320 px), px. */
const WIDE = 744;

const NARROW = 228;

/**
 * Average width of a character in a label, width of a number with its margin, and the margin beside
 * a label, px.
 */
const CHARACTER = 6.1;

const NUMBER = 22;

const BESIDE = 8;

const MOST_EVENTS = Math.floor(NARROW / NUMBER);

/** Returns whether the labels of all events fit beside each other in the widest plot. */
export function labelsFit(events: readonly Pick<ShownEvent, 'x' | 'day' | 'label'>[]): boolean {
  let end = -BESIDE;
  for (const { x, day, label } of events) {
    const width = Math.max(label.length, formatShortPeriod(day).length) * CHARACTER + BESIDE;
    const start = x > TURNS ? x * WIDE - width : x * WIDE;
    if (start < end + BESIDE || start + width > WIDE + 1) return false;
    end = start + width;
  }
  return true;
}

/**
 * Returns the offset of each event's number from its leader, px, oldest first. Numbers that would
 * overlap in the narrowest plot move apart, by as little as possible and not beyond its edges.
 * Wider plots use the same offsets.
 */
export function placeEvents(events: readonly Pick<ShownEvent, 'x'>[]) {
  const half = (count: number) => (count * NUMBER) / 2 / NARROW;
  const groups: { from: number; count: number; middle: number }[] = [];
  events.forEach((_, place) => {
    let [from, count] = [place, 1];
    const middleOfGroup = () => {
      const middle = mean(events.slice(from, from + count), ({ x }) => x) ?? 0;
      // A single number may extend half its width beyond an edge, because its leader is there.
      const edge = count === 1 ? 0 : half(count);
      return Math.min(Math.max(middle, edge), 1 - edge);
    };
    let middle = middleOfGroup();
    let last = groups.at(-1);
    while (last !== undefined && middle - half(count) < last.middle + half(last.count)) {
      groups.pop();
      count += last.count;
      from = last.from;
      middle = middleOfGroup();
      last = groups.at(-1);
    }
    groups.push({ from, count, middle });
  });
  return groups.flatMap(({ from, count, middle }) =>
    events
      .slice(from, from + count)
      .map(({ x }, place) =>
        Math.round((middle - x) * NARROW + (place - (count - 1) / 2) * NUMBER),
      ),
  );
}

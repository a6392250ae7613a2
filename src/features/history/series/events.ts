import { mean } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { SeriesEvent } from '@/content/breaksAndEvents';
import type { SeriesContent } from '@/content/series';
import { toTimestamp } from '../figures';
import { formatShortPeriod } from '../periods';
import type { SeriesPlot } from './seriesPlot';
import type { ShownRange } from './shownRange';

/** An event whose `x` is above this fraction of the width has its label on the left. */
export const LABEL_LEFT_FROM = 0.7;

export type ShownEvent = ReturnType<typeof findEvents>['events'][number];

/** Returns the height of the line or bar at `x`, or undefined if `x` is outside the figures. */
function findHeight(
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

const compareDays = ({ day: one }: SeriesEvent, { day: other }: SeriesEvent) =>
  one < other ? -1 : 1;

/**
 * Returns the events in a range, oldest first, with the point of the line that each event belongs
 * to. The narrowest chart has room for `MAX_EVENTS`. If there are more, drops the oldest changes of
 * the policy rate and counts them in `leftOut`.
 */
export function findEvents(
  content: SeriesContent,
  shownRange: ShownRange,
  seriesPlot: SeriesPlot,
  policyChanges: readonly SeriesEvent[],
) {
  const { span, figures } = shownRange;
  const from = Math.max(span.from, figures[0]?.at ?? Infinity);
  const placeInRange = (all: readonly SeriesEvent[]) =>
    all.flatMap((event) => {
      const at = toTimestamp(event.day);
      const x = seriesPlot.x(at);
      const y = findHeight(content, seriesPlot, x);
      return at < from || at > span.to || y === undefined ? [] : [{ ...event, x, y }];
    });
  const ownEvents = placeInRange(content.events);
  const changes = placeInRange(policyChanges);
  const leftOut = Math.max(
    0,
    Math.min(changes.length, ownEvents.length + changes.length - MAX_EVENTS),
  );
  return { events: [...ownEvents, ...changes.slice(leftOut)].toSorted(compareDays), leftOut };
}

/**
 * Width of the widest and of the narrowest chart, in px. The narrowest chart is in a window of
 * 320px.
 */
const WIDEST_PLOT = 744;

const NARROWEST_PLOT = 228;

/**
 * Average width of a character, width of an event number with its margin, and margin of a label, in
 * px.
 */
const CHARACTER_WIDTH = 6.1;

const NUMBER_WIDTH = 22;

const LABEL_MARGIN = 8;

const MAX_EVENTS = Math.floor(NARROWEST_PLOT / NUMBER_WIDTH);

/** Returns true if the labels of all events fit side by side in the widest chart. */
export function canFitLabels(events: readonly Pick<ShownEvent, 'x' | 'day' | 'label'>[]): boolean {
  let end = -LABEL_MARGIN;
  for (const { x, day, label } of events) {
    const width =
      Math.max(label.length, formatShortPeriod(day).length) * CHARACTER_WIDTH + LABEL_MARGIN;
    const start = x > LABEL_LEFT_FROM ? x * WIDEST_PLOT - width : x * WIDEST_PLOT;
    if (start < end + LABEL_MARGIN || start + width > WIDEST_PLOT + 1) return false;
    end = start + width;
  }
  return true;
}

/**
 * Returns the horizontal offset of each event number, in px, oldest first. In the narrowest chart,
 * numbers that would overlap move apart by as little as possible. Wider charts use the same
 * offsets.
 */
export function getNumberOffsets(events: readonly Pick<ShownEvent, 'x'>[]) {
  const getHalfWidth = (count: number) => (count * NUMBER_WIDTH) / 2 / NARROWEST_PLOT;
  const groups: { from: number; count: number; middle: number }[] = [];
  events.forEach((_, index) => {
    let [from, count] = [index, 1];
    const findGroupMiddle = () => {
      const middle = mean(events.slice(from, from + count), ({ x }) => x) ?? 0;
      // A single number may extend beyond the edge of the chart by half its width.
      const edge = count === 1 ? 0 : getHalfWidth(count);
      return Math.min(Math.max(middle, edge), 1 - edge);
    };
    let middle = findGroupMiddle();
    let last = groups.at(-1);
    while (
      last !== undefined &&
      middle - getHalfWidth(count) < last.middle + getHalfWidth(last.count)
    ) {
      groups.pop();
      count += last.count;
      from = last.from;
      middle = findGroupMiddle();
      last = groups.at(-1);
    }
    groups.push({ from, count, middle });
  });
  return groups.flatMap(({ from, count, middle }) =>
    events
      .slice(from, from + count)
      .map(({ x }, index) =>
        Math.round((middle - x) * NARROWEST_PLOT + (index - (count - 1) / 2) * NUMBER_WIDTH),
      ),
  );
}

import { formatCalendarDate, formatWhole } from '@/lib/format';
import { type Close, daysBetween, isGap } from '@/figures/recent';
import { marketMessages } from './messages';

const DAYS = 30;

/** The line is drawn in a box of so many units each way. */
const BOX = 1000;

/** A series that began so many days after the month did is not one of 30 days. */
const LATE_START = 6;

/**
 * Returns the last 30 days up to the newest close; null without one. The line ends at the right
 * edge, in a point; a single figure is but a level. The words are such as `30 days: 104,562 to
 * 108,497`.
 */
export function lastMonth(oldestFirst: readonly Close[]) {
  const newest = oldestFirst.at(-1);
  if (newest === undefined) return null;
  const closes = oldestFirst.filter(({ date }) => daysBetween(date, newest.date) <= DAYS);
  const [first = newest] = closes;
  const days = daysBetween(first.date, newest.date);
  const values = closes.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) =>
    Math.round(high === low ? BOX / 2 : ((high - value) / (high - low)) * BOX);
  const x = ({ date }: Close) => Math.round((daysBetween(first.date, date) / days) * BOX);
  const end = `M${BOX} ${y(newest.value)}h0`;
  if (days === 0) {
    const level = `M0 ${BOX / 2}h${BOX}`;
    return { line: level, isLevel: true, end, words: marketMessages.oneInMonth };
  }

  const line = closes.map((close, place) => {
    const before = closes[place - 1];
    const point = `${x(close)} ${y(close.value)}`;
    // Where a line begins there is a point, should it end there too.
    return before === undefined || isGap(before, close) ? `M${point}h0` : `L${point}`;
  });
  const isShort = days < DAYS - LATE_START;
  const span = isShort ? `Since ${formatCalendarDate(first.date).slice(0, -3)}` : `${DAYS} days`;
  const [from, to] = [formatWhole(low), formatWhole(high)];
  const range = from === to ? `steady at ${to}` : `${from} to ${to}`;
  return { line: line.join(''), isLevel: false, end, words: `${span}: ${range}` };
}

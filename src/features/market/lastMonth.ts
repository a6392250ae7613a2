import { formatCalendarDate, formatWhole } from '@/lib/format';
import { type Close, daysBetween, isGap } from '@/figures/recent';
import { marketMessages } from './messages';

const DAYS = 30;

/** The width and height of the SVG view box. */
const BOX = 1000;

/** If a series starts more than this many days into the period, its label names its first day. */
const LATE_START = 6;

/**
 * Returns an SVG path and a label for the 30 days up to the newest close, or null without a close.
 * The line ends at the right edge with a dot. A single close is drawn as a level line. Example of a
 * label: `30 days: 104,562 to 108,497`.
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
    return { line: level, isLevel: true, end, label: marketMessages.oneInMonth };
  }

  const line = closes.map((close, index) => {
    const before = closes[index - 1];
    const point = `${x(close)} ${y(close.value)}`;
    // Each segment starts with a dot, so that a close between two gaps stays visible.
    return before === undefined || isGap(before, close) ? `M${point}h0` : `L${point}`;
  });
  const isShort = days < DAYS - LATE_START;
  const span = isShort ? `Since ${formatCalendarDate(first.date).slice(0, -3)}` : `${DAYS} days`;
  const [from, to] = [formatWhole(low), formatWhole(high)];
  const range = from === to ? `steady at ${to}` : `${from} to ${to}`;
  return { line: line.join(''), isLevel: false, end, label: `${span}: ${range}` };
}

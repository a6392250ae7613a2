import { formatCalendarDate, formatWhole } from '@/lib/format';
import { type DatedClose, countDaysBetween, isGap } from '@/figures/recent';
import { marketMessages } from './messages';

const MONTH_DAYS = 30;

const VIEW_BOX_SIZE = 1000;

/**
 * If the first close is more than 6 days after the start of the 30-day period, the label begins
 * with the date of the first close: 'Since 4 Nov'.
 */
const LATE_START_DAYS = 6;

/**
 * Returns an SVG path and a label for the 30 days up to the newest close: '30 days: 104,562 to
 * 108,497'. A single close becomes a level line. Returns null without closes.
 */
export function describeLastMonth(oldestFirst: readonly DatedClose[]) {
  const newest = oldestFirst.at(-1);
  if (newest === undefined) return null;
  const closes = oldestFirst.filter(
    ({ date }) => countDaysBetween(date, newest.date) <= MONTH_DAYS,
  );
  const [first = newest] = closes;
  const days = countDaysBetween(first.date, newest.date);
  const values = closes.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const toY = (value: number) =>
    Math.round(high === low ? VIEW_BOX_SIZE / 2 : ((high - value) / (high - low)) * VIEW_BOX_SIZE);
  const toX = ({ date }: DatedClose) =>
    Math.round((countDaysBetween(first.date, date) / days) * VIEW_BOX_SIZE);
  const end = `M${VIEW_BOX_SIZE} ${toY(newest.value)}h0`;
  if (days === 0) {
    const level = `M0 ${VIEW_BOX_SIZE / 2}h${VIEW_BOX_SIZE}`;
    return { line: level, isLevel: true, end, label: marketMessages.oneInMonth };
  }

  const line = closes.map((close, index) => {
    const before = closes[index - 1];
    const point = `${toX(close)} ${toY(close.value)}`;
    // Starts each segment with a dot, so that a single close between two gaps is visible.
    return before === undefined || isGap(before, close) ? `M${point}h0` : `L${point}`;
  });
  const isShort = days < MONTH_DAYS - LATE_START_DAYS;
  const span = isShort
    ? `Since ${formatCalendarDate(first.date).slice(0, -3)}`
    : `${MONTH_DAYS} days`;
  const [from, to] = [formatWhole(low), formatWhole(high)];
  const range = from === to ? `steady at ${to}` : `${from} to ${to}`;
  return { line: line.join(''), isLevel: false, end, label: `${span}: ${range}` };
}

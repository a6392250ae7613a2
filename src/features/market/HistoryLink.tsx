import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/ui/storeHooks';
import { type RequestState, viewOf } from '@/lib/requestState';
import { Icon } from '@/ui/Icon';
import {
  formatCalendarDate,
  formatExchangeRate,
  formatPercent,
  formatPrice,
  formatWhole,
  roundTo2,
} from '@/lib/format';
import { marketMessages } from './messages';
import { talkWords } from '@/content/home';
import { keysOf } from '@/lib/records';
import { type Close, closesUpTo, dayOfRate, daysBetween, isGap, ratesUpTo } from '@/figures/recent';
import { indicators } from '@/figures/registry';
import { selectMacroeconomics, selectRecent } from './marketSlice';
import { OwnDate } from './OwnDate';
import { useAsi } from './useAsi';
import { Skeleton } from '@/ui/Skeleton';
import './HistoryLink.css';
import { seriesPath, type SeriesSlug } from '@/content/seriesSlugs';

/** Names a figure that has no line of its history beside it, as the link to that history. */
export function HistoryTitle({ slug, title }: { slug: SeriesSlug; title: string }) {
  return (
    <h4>
      <Link className="history-title" to={seriesPath(slug)}>
        {title}
        <Icon className="print:hidden" name="right" size={14} strokeWidth={2} />
      </Link>
    </h4>
  );
}

const DAYS = 30;
/** The line is drawn in a box of so many units each way. */
const BOX = 1000;
/** A series that began so many days after the month did is not one of 30 days. */
const LATE_START = 6;

/**
 * Returns the last 30 days up to the newest close; null without one. The line ends at the right edge, in
 * a point; a single figure is but a level. The words are such as `30 days: 104,562 to 108,497`.
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

/** The line of a month in a box that it fills, with a point at its end. */
function MonthLine({ of: month }: { of: ReturnType<typeof lastMonth> }) {
  return (
    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {month !== null && (
        <>
          <path d={month.line} strokeDasharray={month.isLevel ? 4 : undefined} />
          <path d={month.end} />
        </>
      )}
    </svg>
  );
}

interface HistoryLinkProps {
  to: string;
  /** The name of the series, for who does not see what stands beside it. */
  what: string;
  /** The request of the figure that the line ends on. */
  slot: RequestState<unknown>;
  /** The closes up to that figure, which is the last of them. */
  closes: readonly Close[];
}

export function HistoryLink({ to, what, slot, closes }: HistoryLinkProps) {
  const recent = useAppSelector(selectRecent);
  const month = lastMonth(closes);
  const waits = viewOf(slot) === 'loading' || viewOf(recent) === 'loading';
  return (
    <Link className="history-link" to={to}>
      <MonthLine of={month} />
      {/* By its words: it grows to the left, which counts as a shift though nothing moves. */}
      <span key={month?.words}>
        <span>{month?.words ?? (waits && <Skeleton width="w-36" />)}</span>{' '}
        <b className="print:hidden">
          See the full history<span className="sr-only">, {what}</span>
          <Icon name="right" size={16} strokeWidth={2} />
        </b>
      </span>
    </Link>
  );
}

/**
 * The figure that a talk is about, with its own date and its last 30 days where Home has them, as the link
 * to its history: it closes a card that another link covers, and lies over that.
 */
export function TalkFigure({ of: text }: { of: string }) {
  const asi = useAsi().data;
  const rates = useAppSelector(selectMacroeconomics).data;
  const recent = useAppSelector(selectRecent).data;
  const id = keysOf(talkWords).find((each) => talkWords[each].test(text));
  if (id === undefined) return null;
  let title = 'All Share Index';
  let slug: SeriesSlug = 'asi';
  let value = asi && formatPrice(asi.value);
  let date: ReactNode = null;
  let closes = closesUpTo(recent, asi);
  if (id === 'exchangeRate') {
    const price = rates?.exchangeRate ?? null;
    title = 'Exchange Rate';
    slug = 'exchange-rate';
    value = price === null ? null : formatExchangeRate(price);
    date = price !== null && <OwnDate dayIn={(known) => dayOfRate(known, price)} />;
    closes = ratesUpTo(recent, price);
  } else if (id !== 'asi') {
    const rate = rates?.[id];
    ({ boardTitle: title, slug } = indicators[id]);
    value = rate ? formatPercent(roundTo2(rate.percentage)) : null;
    date = rate && <span className="own-date">{rate.date}</span>;
  }
  const hasLine = id === 'asi' || id === 'exchangeRate';
  return (
    <Link
      className="history-link figure-link relative z-1 col-span-full line-t border-hair text-navy-900"
      to={seriesPath(slug)}
    >
      <span>{title}</span>{' '}
      <b className="text-link" translate="no">
        {value}
      </b>{' '}
      {date}
      {hasLine && <MonthLine of={lastMonth(closes)} />}
    </Link>
  );
}

import { type ComponentType, Fragment, type ReactNode } from 'react';
import { toLagosDay } from '@/lib/days';
import { formatLongDate } from '@/lib/calendar';
import { formatClock } from '@/lib/moments';
import { findNextDue, describeNextScheduled } from '../due';
import { marketsMessages } from '../messages';
import { formatFullPeriod } from '../periods';
import { WEEK_DAYS, listDaysUpTo } from './weekUpTo';
import type { Markets, SeriesWithHistory } from './useMarkets';
import './MarketsHead.css';

/**
 * Returns the newest session with both an index and an exchange rate, or null without figures. If
 * one of the two is a session ahead, its card shows its own date.
 */
function findNewestSession({ now, ...series }: Markets) {
  // The text depends on all series. Without this check, the text would change several times while
  // the series load.
  if (Object.values(series).some(({ history }) => history.view === 'loading')) return null;
  const { asi, exchangeRate, ...others } = series;
  const getNewestTime = ({ history }: SeriesWithHistory) => history.figures.at(-1)?.at ?? Infinity;
  const { content, history } =
    getNewestTime(asi) <= getNewestTime(exchangeRate) ? asi : exchangeRate;
  const newest = history.figures.at(-1);
  const { day: due, when } = findNextDue(content, history.figures, now);
  if (newest === undefined || due === null) return null;
  const saved = new Date(newest.savedAt);
  const day = toLagosDay(saved);
  return {
    day: newest.key,
    entered: `${day === newest.key ? '' : `on ${formatLongDate(day)} `}at ${formatClock(saved)}`,
    due,
    when,
    /**
     * The next scheduled figure of a series other than the index and the exchange rate, such as
     * inflation. '' if all of these figures are overdue.
     */
    expected: describeNextScheduled(Object.values(others), now),
    days: history.figures.slice(-WEEK_DAYS).map(({ key }) => key),
  };
}
type NewestSession = NonNullable<ReturnType<typeof findNewestSession>>;

const Week = ({ due, days }: NewestSession) =>
  listDaysUpTo(due, days).map(({ day, kind, text, month }) => (
    <span key={day} data-kind={kind}>
      <b>
        <span>{text}</span>
        {month && <small>{` ${month}`}</small>}
      </b>
    </span>
  ));

const LONGEST_TEXT =
  'Figures for Wednesday 30 September 2026, entered by our staff at 18:42. They are not live; we add new ones every trading evening, next on Wednesday 30 September. Expected next: the Treasury bill auction on Wednesday 30 September.';

export type LeadComponent = ComponentType<{ children: ReactNode }>;

interface MarketsHeadProps {
  markets: Markets;
  Lead?: LeadComponent | undefined;
}

export function MarketsHead({ markets, Lead = Fragment }: MarketsHeadProps) {
  const session = findNewestSession(markets);
  return (
    <section className="page-grid pt-10 md:pt-18">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-18 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1>{marketsMessages.title}</h1>
          <div className="mt-4 md:mt-6">
            <Lead>
              <p className="lead max-w-[25em] max-md:text-base/[1.6]">{marketsMessages.lead}</p>
            </Lead>
          </div>
        </div>
        <div className="markets-evening">
          <p data-longest={LONGEST_TEXT}>
            <span>
              {session === null ? (
                <span>{marketsMessages.aboutFigures}</span>
              ) : (
                <span>
                  Figures for <b>{formatFullPeriod(session.day)}</b>, entered by our staff{' '}
                  <span>{session.entered}</span>. They are not live; we add new ones every trading
                  evening, next on <b>{session.when}</b>.
                  <span>{session.expected !== '' && ` Expected next: ${session.expected}.`}</span>
                </span>
              )}
            </span>
          </p>
          <div className="markets-week print:hidden" aria-hidden="true">
            {session !== null && <Week {...session} />}
          </div>
        </div>
      </div>
    </section>
  );
}

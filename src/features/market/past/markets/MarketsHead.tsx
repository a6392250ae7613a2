import { addDays, formatLongDate, dayInLagos } from '@/lib/days';
import { formatClock } from '@/lib/format';
import { nextDue, nextScheduled } from '../due';
import { marketsMessages } from '../messages';
import { periodWords } from '../periods';
import { JumpList } from './JumpList';
import type { Markets, SeriesPast } from './useMarkets';
import { WEEK_DAYS, weekUpTo } from './week';
import './MarketsHead.css';

/** The session of these figures, when staff entered them, and when the next ones are due. */
interface Evening {
  day: string;
  entered: string;
  next: { day: string; when: string };
  /** What comes next of the series that have days of their own; '' where it has been expected already. */
  expected: string;
  /** The days that have figures, oldest first. */
  days: string[];
}

/** The newest session of the two series that have a figure each session; null without one. */
function eveningOf({ now, ...series }: Markets): Evening | null {
  // What is expected next depends on all of them: said of some, it would be another a moment later.
  if (Object.values(series).some(({ past }) => past.view === 'loading')) return null;
  const { asi, exchangeRate, ...others } = series;
  const newer = (one: SeriesPast, other: SeriesPast) => {
    const [a, b] = [one.past.figures.at(-1), other.past.figures.at(-1)];
    return (a?.at ?? -Infinity) >= (b?.at ?? -Infinity) ? one : other;
  };
  const { content, past } = newer(asi, exchangeRate);
  const newest = past.figures.at(-1);
  const due = nextDue(content, past.figures, now);
  if (newest === undefined || due.day === null) return null;
  const saved = new Date(newest.savedAt);
  const day = dayInLagos(saved);
  const on = day === newest.key ? '' : `on ${formatLongDate(day)} `;
  return {
    day: newest.key,
    entered: `${on}at ${formatClock(saved)}`,
    next: { day: due.day, when: due.when },
    expected: nextScheduled(
      Object.values(others).map((each) => ({ content: each.content, figures: each.past.figures })),
      now,
    ),
    days: past.figures.slice(-WEEK_DAYS).map(({ key }) => key),
  };
}

/** The days up to the one on which the next figures are due; the words beside it say the same. */
function Week({ evening }: { evening: Evening }) {
  const week = weekUpTo(evening.next.day, evening.days);
  const isNext = addDays(evening.day, 1) === evening.next.day;
  return week.map(({ day, kind, text }) => {
    const [number, month] = text.split(' ');
    // Side by side two dates have no room.
    const isShort = month === undefined || (kind === 'due' && isNext);
    return (
      <span key={day} data-kind={kind}>
        <b>
          {number}
          {!isShort && <small> {month}</small>}
        </b>
      </span>
    );
  });
}

/** The longest that is said of an evening: it keeps the height of its place. */
const LONGEST =
  'Figures for Wednesday 30 September 2026, entered by our staff at 18:42. They are not live; we add new ones every trading evening, next on Wednesday 30 September. Expected next: the decision on the policy rate on Wednesday 30 September.';

/** The heading of /markets, of which evening its figures are, and on phones the list of all series. */
export function MarketsHead({ markets }: { markets: Markets }) {
  const evening = eveningOf(markets);
  const { asi, exchangeRate } = markets;
  const failed = [asi, exchangeRate].every(({ past }) => past.view === 'failed');
  return (
    <section className="markets-head page-grid">
      <div>
        <div>
          <h1>{marketsMessages.title}</h1>
          <p className="lead">{marketsMessages.lead}</p>
        </div>
        <div className="markets-evening">
          <p data-longest={LONGEST}>
            {evening === null ? (
              <span>
                {marketsMessages.aboutFigures}
                {failed && ` ${marketsMessages.notLoaded}`}
              </span>
            ) : (
              <span>
                Figures for <b>{periodWords(evening.day)}</b>, entered by our staff{' '}
                {evening.entered}. They are not live; we add new ones every trading evening, next on{' '}
                <b>{evening.next.when}</b>.
                {evening.expected !== '' && ` Expected next: ${evening.expected}.`}
              </span>
            )}
          </p>
          <div className="markets-week" aria-hidden="true">
            {evening !== null && <Week evening={evening} />}
          </div>
        </div>
        <JumpList markets={markets} />
      </div>
    </section>
  );
}

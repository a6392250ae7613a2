import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { RecentFigures } from '@/figures/recent';
import { readParameter } from '@/lib/addressParameter';
import { formatAsOf } from '@/lib/format';
import { getOutdatedTime, isRetrying } from '@/lib/requestState';
import { AddressNotices } from '@/ui/AddressNotices';
import { useHydrated, useNow } from '@/ui/browserState';
import { LoadFailure } from '@/ui/LoadFailure';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import { EveningNote } from './EveningNote';
import { archiveMessages } from './archiveMessages';
import {
  formatMonth,
  getCurrentMonth,
  listEvenings,
  listMonthKeys,
  parseMonth,
  USUAL_KEYS,
} from './months';
import { openNotes } from './openNotes';
import { fetchNotes, selectNotes } from './reads';
import './NotesArchive.css';

/**
 * Returns the month in the URL. If the URL has no valid month, returns the current month and
 * describes the problem.
 */
function useMonth(now: Date) {
  const [query] = useSearchParams();
  const { value, problem } = readParameter(query, {
    name: 'month',
    noun: 'month',
    find: (text) => parseMonth(text, now),
  });
  return { month: value ?? getCurrentMonth(now), problem };
}

function MonthKeys({ month, now }: { month: string; now: Date }) {
  return (
    <nav className="month-keys print:hidden" aria-label={archiveMessages.months}>
      {listMonthKeys(month, now).map((key) =>
        key.isFuture ? (
          <span key={key.month}>{key.label}</span>
        ) : (
          <Link
            key={key.month}
            to={`?month=${key.month}`}
            preventScrollReset
            aria-label={key.name}
            aria-current={key.month === month ? 'page' : undefined}
          >
            {key.label}
          </Link>
        ),
      )}
    </nav>
  );
}

/**
 * Scrolls to the note in the URL's fragment, such as `#n-2026-11-27`, and focuses it once the notes
 * have loaded.
 */
function useTarget(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isLoaded || !hash.startsWith('#n-')) return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [isLoaded, hash]);
}

interface MonthOfNotesProps {
  month: string;
  now: Date;
  renderFigures: (session: string) => ReactNode;
  /** The last sessions; null if they are not loaded. */
  recent: RecentFigures | null;
}

function MonthOfNotes({ month, now, renderFigures, recent }: MonthOfNotesProps) {
  const dispatch = useAppDispatch();
  const request = useAppSelector(selectNotes(month));
  useEffect(() => void dispatch(openNotes(month)), [dispatch, month]);
  const { data, error, status } = request;
  useTarget(data !== null);
  const outdated = getOutdatedTime(request);
  const evenings = data === null ? [] : listEvenings(month, data, now);
  const hasNotes = data !== null && data.length > 0;
  const title = formatMonth(month);
  return (
    <section className="month" aria-labelledby="month" aria-busy={status === 'loading'}>
      <header>
        <h2 id="month">{title}</h2>
        {hasNotes && <p>{archiveMessages.count(data.length, evenings.length)}</p>}
        {outdated !== undefined && <p>{archiveMessages.fromLastVisit(formatAsOf(outdated))}</p>}
      </header>
      <div>
        {error !== null && (
          <LoadFailure
            message={archiveMessages.loadFailed(title)}
            busy={isRetrying(request)}
            onRetry={() => void dispatch(fetchNotes(month))}
          />
        )}
        {data === null && error === null && (
          <p className="loading-text" role="status">
            {archiveMessages.loading}
          </p>
        )}
        {data !== null && !hasNotes && <p>{archiveMessages.noneInMonth(title)}</p>}
        {hasNotes && (
          <ol>
            {evenings.map((evening) => (
              <EveningNote
                key={evening.day}
                {...evening}
                figures={renderFigures(evening.day)}
                recent={recent}
              />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/**
 * The prerendered page has no month, because a build cannot know the date of the visit. It reserves
 * the height of the month links and of the notes.
 */
function Shell() {
  return (
    <>
      <div className="month-keys print:hidden" aria-hidden="true">
        {Array.from({ length: USUAL_KEYS }, (_, index) => (
          <span key={index}>Jan</span>
        ))}
      </div>
      <div className="address-notices mt-3" />
      <noscript className="block">{archiveMessages.withoutScripts}</noscript>
      <div className="month" />
    </>
  );
}

/**
 * Shows the notes of one month, with links to the other months.
 * @param renderFigures returns the figures of a session, or null if the page has not loaded them
 */
export function NotesArchive(props: Omit<MonthOfNotesProps, 'month' | 'now'>) {
  const now = useNow();
  const isHydrated = useHydrated();
  const { month, problem } = useMonth(now);
  if (!isHydrated) return <Shell />;
  const text = `${problem} ${archiveMessages.shownMonth}`;
  return (
    <>
      <MonthKeys month={month} now={now} />
      <AddressNotices
        className="mt-3"
        notices={problem === null ? [] : [{ parameter: 'month', text }]}
      />
      <MonthOfNotes key={month} month={month} now={now} {...props} />
    </>
  );
}

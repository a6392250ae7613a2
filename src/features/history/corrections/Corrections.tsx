import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import type { WithHistory } from '@/figures/historyState';
import { type SeriesContent, seriesContent } from '@/content/series';
import { getYear } from '@/figures/history';
import type { Note } from '@/figures/notes';
import { type RevisionReason, revisionReasons } from '@/figures/revisions';
import { readParameter } from '@/lib/addressParameter';
import { toLagosDay } from '@/lib/days';
import { isRetrying } from '@/lib/requestState';
import { AddressNotices } from '@/ui/AddressNotices';
import { useHydrated } from '@/ui/browserState';
import { LoadFailure } from '@/ui/LoadFailure';
import { correctionMessages, historyMessages, noticeMessages } from '../messages';
import { fetchYears, findYearRequests } from '../reads';
import { type Correction, findCorrections, listReasons, toNoteRowId } from './corrections';
import { FeedDownload } from './FeedDownload';
import { FigureCorrectionRow } from './FigureCorrectionRow';
import { MistakeLink } from './MistakeLink';
import { NoteCorrectionRow } from './NoteCorrectionRow';
import '../series/controls.css';
import './Corrections.css';

const getAllYears = ({ id: series }: SeriesContent, lastYear: number) =>
  ({ series, firstYear: -Infinity, lastYear }) as const;

/**
 * Loads all years of all series. Returns the figures that were changed after publication.
 */
function useCorrections() {
  const dispatch = useAppDispatch();
  const [lastYear] = useState(() => getYear(toLagosDay(new Date())));
  const read = useCallback(() => {
    for (const content of seriesContent) void dispatch(fetchYears(getAllYears(content, lastYear)));
  }, [dispatch, lastYear]);
  useEffect(read, [read]);
  const history = useAppSelector(({ history: years }: WithHistory) => years);
  return useMemo(() => {
    const years = seriesContent.flatMap((content) =>
      findYearRequests(history, getAllYears(content, lastYear)).map((yearRequest) => ({
        content,
        yearRequest,
      })),
    );
    const yearRequests = years.map(({ yearRequest }) => yearRequest);
    const corrections = years.flatMap(({ content, yearRequest }) =>
      yearRequest?.data ? findCorrections(content, yearRequest.data) : [],
    );
    return {
      corrections,
      // In a list of rates, each tenor counts as one figure.
      figures: yearRequests
        .flatMap((yearRequest) => Object.values(yearRequest?.data?.points ?? {}))
        .reduce((sum, point) => sum + ('tenures' in point ? point.tenures.length : 1), 0),
      failed: yearRequests.some((yearRequest) => yearRequest?.error),
      retrying: yearRequests.some(
        (yearRequest) => yearRequest !== undefined && isRetrying(yearRequest),
      ),
      loading: yearRequests.some(
        (yearRequest) => yearRequest === undefined || yearRequest.status === 'loading',
      ),
      read,
    };
  }, [history, lastYear, read]);
}

/** The notes of the day that were corrected. Another feature loads them. */
interface CorrectedNotes {
  /** Null until they are loaded. */
  notes: readonly Note[] | null;
  failed: boolean;
  loading: boolean;
  retrying: boolean;
  read: () => void;
}

/** A row of the list: a changed figure or a corrected note. */
interface ListedRow {
  id: string;
  /** The ISO time of the change. */
  at: string;
  reasons: readonly RevisionReason[];
  row: ReactNode;
}

/** Returns the rows of the list, newest change first. */
function listRows(corrections: readonly Correction[], notes: readonly Note[]): ListedRow[] {
  const figures = corrections.map((each): ListedRow => ({
    id: each.id,
    at: each.current.at,
    reasons: listReasons(each),
    row: <FigureCorrectionRow key={each.id} correction={each} />,
  }));
  const correctedNotes = notes.flatMap((note): ListedRow[] => {
    const { correction, session } = note;
    if (correction === undefined) return [];
    const id = toNoteRowId(session);
    const row = <NoteCorrectionRow key={id} id={id} note={note} correction={correction} />;
    return [{ id, at: correction.savedAt, reasons: ['correction'], row }];
  });
  return [...figures, ...correctedNotes].toSorted((one, other) => other.at.localeCompare(one.at));
}

const kinds = ['all', ...revisionReasons] as const;

/**
 * Returns the corrections of the kind that the URL selects, and the buttons that choose a kind.
 */
function useKindFilter(rows: readonly ListedRow[]) {
  const [query, setQuery] = useSearchParams();
  const { value: chosen = 'all', problem } = readParameter(query, {
    name: 'kind',
    noun: 'reason',
    find: (text) => kinds.find((each) => each === text),
  });
  const text = useHydrated() && problem && `${problem} ${noticeMessages.allCorrections}`;
  const of = (kind: typeof chosen) =>
    kind === 'all' ? rows : rows.filter(({ reasons }) => reasons.includes(kind));
  const chooseKind = (kind: typeof chosen) =>
    setQuery(kind === 'all' ? {} : { kind }, { replace: true, preventScrollReset: true });
  const buttons = (
    <p className="ranges print:hidden" role="group" aria-label={correctionMessages.filter}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => chooseKind(kind)}
        >
          {`${correctionMessages.filters[kind]} ${of(kind).length}`}
        </button>
      ))}
    </p>
  );
  return { shown: of(chosen), buttons, notices: text ? [{ parameter: 'kind', text }] : [] };
}

function Rows({ of: rows }: { of: readonly ListedRow[] }) {
  const { hash } = useLocation();
  // The row with the id from the URL's fragment appears only when its data has loaded.
  const targetId = rows.find(({ id }) => `#${id}` === hash)?.id;
  useEffect(() => {
    if (targetId !== undefined) document.getElementById(targetId)?.focus();
  }, [targetId]);
  return (
    <table>
      <caption className="sr-only">{correctionMessages.caption}</caption>
      <thead>
        <tr>
          {correctionMessages.columns.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(({ row }) => row)}</tbody>
    </table>
  );
}

interface CorrectionsProps {
  /** The sentence below the heading of the page, until the number of corrections is known. */
  lead: string;
  notes: CorrectedNotes;
}

/** The list of corrections, with its sentence and its filter. */
export function Corrections({ lead, notes }: CorrectionsProps) {
  const { corrections, figures, ...years } = useCorrections();
  const parts = [years, notes];
  const [failed, loading, retrying] = [
    parts.some((part) => part.failed),
    parts.some((part) => part.loading),
    parts.some((part) => part.retrying),
  ];
  const read = () => parts.forEach((part) => part.read());
  const rows = listRows(corrections, notes.notes ?? []);
  const { shown, buttons, notices } = useKindFilter(rows);
  const { id, title } = correctionMessages;
  const isComplete = !loading && !failed;
  // Wait until all rows have loaded. Otherwise, a row that loads later could move the rows that are
  // already shown.
  const isListShown = rows.length > 0 && (!loading || failed);
  return (
    <section
      id={id}
      className="corrections"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-busy={loading}
    >
      <p className="lead">
        {isComplete && rows.length > 0 ? correctionMessages.count(rows.length, figures) : lead}
      </p>
      <h2 id={`${id}-title`} className="sr-only">
        {title}
      </h2>
      {failed && (
        <LoadFailure message={correctionMessages.loadFailed} busy={retrying} onRetry={read} />
      )}
      {isListShown && (
        <>
          <div className="corrections-keys">
            {buttons}
            <MistakeLink />
          </div>
          <AddressNotices notices={notices} />
          {shown.length > 0 ? <Rows of={shown} /> : <p>{correctionMessages.noneOfKind}</p>}
          <FeedDownload corrections={corrections} notes={notes.notes ?? []} />
        </>
      )}
      {loading && !failed && (
        <p className="loading-text" role="status">
          {historyMessages.loading}
        </p>
      )}
      <noscript className="block">{correctionMessages.withoutScripts}</noscript>
      {isComplete && rows.length === 0 && <p>{correctionMessages.none}</p>}
    </section>
  );
}

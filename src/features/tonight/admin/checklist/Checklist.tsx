import { type ReactNode, useRef } from 'react';
import { figureRows, undatedRows } from '@/figures/admin/tonightDraft';
import { formatClock } from '@/lib/moments';
import type { PagePart } from '@/lib/parts';
import { Box } from '@/ui/admin/Box';
import { Note } from '@/ui/admin/Note';
import { Announced } from '../rows/Announced';
import { tonightMessages } from '../messages';
import { NoteRow } from '../note/NoteRow';
import { PriceListRow } from '../rows/PriceListRow';
import type { PriceListState } from '../priceListState';
import { StocksRow } from '../rows/StocksRow';
import { SummaryRow } from '../rows/SummaryRow';
import type { TonightFiles } from '../tonightFiles';
import { TypedRow } from '../rows/TypedRow';
import type { EarlierSaves } from '../useEarlierSaves';
import type { DraftState } from '../useTonightDraft';
import type { TonightNavigation } from '../view';
import type { ChecklistState } from './checklistState';
import { figureListProps } from './figureKeys';
import type { SessionFacts } from './sessionFacts';
import { useFocusOnFirstFigure } from './useFirstFigure';

interface ChecklistProps {
  facts: SessionFacts;
  checklist: Pick<ChecklistState, 'rows' | 'indicators' | 'note'>;
  /** The request state of the announced indicators. One request loads all of them. */
  indicatorsPart: PagePart;
  saves: EarlierSaves;
  draft: Pick<DraftState, 'edit' | 'unsaved' | 'kept' | 'keptAt'>;
  list: PriceListState;
  files: TonightFiles;
  view: TonightNavigation;
  notices: ReactNode;
  /** The button below the rows that copies the figures for a mail. False if there is no button. */
  copyMail: ReactNode;
}

/**
 * The checklist of a trading session: one row for each figure, with its value on the site and a
 * field for the new value.
 */
export function Checklist(props: ChecklistProps) {
  const { facts, checklist, indicatorsPart, saves, draft, list, files, view, notices, copyMail } =
    props;
  const { session, now } = facts;
  const { kept, keptAt, edit } = draft;
  const { rows } = checklist;
  const container = useRef<HTMLDivElement>(null);
  useFocusOnFirstFigure(container, rows.asi.part.status === 'ready');
  const { status, error } = indicatorsPart;
  return (
    <Box
      title={tonightMessages.checklist}
      kept={kept}
      unsaved={draft.unsaved && !kept.safe}
      busy={figureRows.some((row) => rows[row].part.status === 'loading')}
      headerEnd={
        keptAt !== null ? <Note>Kept on this computer, {formatClock(keptAt)}</Note> : undefined
      }
    >
      <div ref={container} className="-m-4" {...figureListProps}>
        {notices}
        <ol>
          <TypedRow id="asi" facts={facts} row={rows.asi} edit={edit} view={view} />
          <StocksRow
            facts={facts}
            row={rows.stocks}
            read={list.read}
            recentSymbols={saves.symbols.data}
            edit={edit}
            view={view}
          />
          {undatedRows.map((id) => (
            <TypedRow key={id} id={id} facts={facts} row={rows[id]} edit={edit} view={view} />
          ))}
          <SummaryRow row={rows.summary} category={files.summary} session={session} now={now} />
          <PriceListRow
            row={rows.priceList}
            category={files.priceList}
            list={list}
            stocksAreOnSite={rows.stocks.isOnSite}
            now={now}
            view={view}
          />
          <NoteRow note={checklist.note} now={now} view={view} />
        </ol>
        <h3 className="px-4 pt-4 pb-1 text-label/6 text-muted">
          {tonightMessages.onlyWhenAnnounced}
        </h3>
        {status === 'ready' ? (
          <Announced facts={facts} entries={checklist.indicators} edit={edit} view={view} />
        ) : (
          <p className="px-4 pb-4 text-muted">{status === 'loading' ? 'Loading...' : error}</p>
        )}
        {copyMail !== false && <div className="border-t border-hair p-4">{copyMail}</div>}
      </div>
    </Box>
  );
}

import { Link } from 'react-router-dom';
import type { NextFigures } from '@/figures/admin/entry';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import { describeMoves, countMoves } from '@/figures/admin/stockDifferences';
import { isComplete } from '@/figures/admin/stockDraft';
import { stockKinds } from '@/figures/stocks';
import { toPlainWord } from '@/lib/plainText';
import { ChecklistRow } from './ChecklistRow';
import { EntryQuestions } from './EntryQuestions';
import { formatStockEnds } from './formatStockEnds';
import type { SessionFacts } from '../checklist/sessionFacts';
import type { FigureRowState } from '../checklist/rowState';
import { SavedLine } from './SavedLine';
import { StocksAction } from './StocksAction';
import { StockTables } from './StockTables';
import { listStocksWarnings } from './stocksWarnings';
import type { PriceListState } from '../priceListState';
import type { EditDraft } from '../editDraft';
import type { TonightNavigation } from '../view';
import { rowTitles } from '../messages';

const EDITOR_PATH = '/admin/equity-market';

/** Describes how the new gainers and losers differ from the stored ones, such as '2 in, 2 out'. */
const describeStockMoves = (stored: StoredFigures, next: NextFigures) =>
  describeMoves(
    ...stockKinds.map((kind) =>
      countMoves(
        stored[kind]?.stocks.map(({ symbol }) => symbol) ?? [],
        (next[kind] ?? []).filter(isComplete).map(({ symbol }) => toPlainWord(symbol)),
      ),
    ),
  );

interface StocksRowProps {
  facts: SessionFacts;
  row: FigureRowState;
  /** The price list that staff have read on this page. Null if there is none. */
  read: PriceListState['read'];
  /** The symbols in the lists of the last weeks. Null until they are loaded. */
  recentSymbols: readonly string[] | null;
  edit: EditDraft;
  view: TonightNavigation;
}

export function StocksRow({ facts, row, read, recentSymbols, edit, view }: StocksRowProps) {
  const { draft, stored, now } = facts;
  const { entry, mark, hasFields, questions } = row;
  const ends = formatStockEnds(stored);
  const time = stored.gainers?.lastUpdated ?? '';
  const saved = row.saved ?? (time === '' ? null : { at: new Date(time), email: '' });
  const next = entry.state === 'ready' ? entry.next : null;
  return (
    <ChecklistRow
      id="stocks"
      row={row}
      lines={
        <>
          {next !== null && <p>{describeStockMoves(stored, next) || 'The same shares'}</p>}
          {mark === 'published' && ends !== null && <p>{ends}</p>}
          {mark !== 'ready' && <SavedLine saved={saved} now={now} />}
          {mark === 'open' && (
            <p>
              Taken from the price list, or{' '}
              <Link to={EDITOR_PATH} className="inline-block py-0.5">
                type them by hand
              </Link>
            </p>
          )}
          {listStocksWarnings({ facts, entry, list: read?.list ?? null, recentSymbols }).map(
            (text) => (
              <p key={text} className="text-warn-ink">
                {text}
              </p>
            ),
          )}
        </>
      }
      action={
        view.step !== 'edit' && (
          <StocksAction mark={mark} hasList={read !== null} edit={edit} view={view} />
        )
      }
      wide={
        hasFields &&
        next !== null && (
          <>
            {/* The draft keeps the shares after a reload, but not the price list. Show the shares
                here instead. */}
            {read === null && <StockTables lists={next} />}
            <EntryQuestions
              id="stocks"
              questions={questions}
              draft={draft}
              edit={edit}
              row={rowTitles.stocks}
            />
          </>
        )
      }
    />
  );
}

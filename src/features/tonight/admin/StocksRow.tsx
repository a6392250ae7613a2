import { Link } from 'react-router-dom';
import type { NextFigures } from '@/figures/admin/entries';
import { unknownSymbols } from '@/figures/admin/listChecks';
import { describeMoves, moves } from '@/figures/admin/stockDifferences';
import { formatRowChange, isOutOfRange, isComplete } from '@/figures/admin/stockDraft';
import { stockLists } from '@/figures/registry';
import { type Stock, stockKinds } from '@/figures/stocks';
import { plainWord } from '@/lib/plainText';
import { formatPriceChange } from '@/lib/change';
import { formatPrice } from '@/lib/format';
import { Button } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import { tonightMessages } from './messages';
import { ChangeButton, ChecklistRow, EntryQuestions, SavedLine } from './ChecklistRow';
import type { Tonight } from './useTonight';

const changeOf = ({ previousDayClose, currentDayClose }: Stock) =>
  formatPriceChange(previousDayClose, currentDayClose);

const HAND = '/admin/equity-market';

/** Describes the moves in the lists as they would be published, such as '2 in, 2 out'. */
const movesOf = ({ stored }: Tonight, next: NextFigures) =>
  describeMoves(
    ...stockKinds.map((kind) =>
      moves(
        stored[kind]?.stocks.map(({ symbol }) => symbol) ?? [],
        (next[kind] ?? []).filter(isComplete).map(({ symbol }) => plainWord(symbol)),
      ),
    ),
  );

/** Gainers and losers, which come from the price list. */
export function StocksRow({ tonight }: { tonight: Tonight }) {
  const { draft, stored, read, session, current, now, view } = tonight;
  const { entry, mark, editing, questions, saved: recorded } = tonight.rows.stocks;
  const [first, last] = stockKinds.map((kind) => stored[kind]?.stocks[0]);
  const time = stored.gainers?.lastUpdated ?? '';
  const saved = recorded ?? (time === '' ? null : { at: new Date(time), email: '' });
  const incomplete = read?.list.incomplete ?? 0;
  const next = entry.state === 'ready' ? entry.next : null;
  const shares = stockKinds.flatMap((kind) => draft[kind]);
  const warnings = [
    entry.state === 'wrong' && entry.why,
    read === null && draft.unsettled > 0 && tonightMessages.placesToSettle(draft.unsettled),
    next !== null && session !== current && tonightMessages.listsOfNow,
    ...unknownSymbols(shares, tonight.recentSymbols, stored),
    incomplete > 0 && `${incomplete === 1 ? '1 place is' : `${incomplete} places are`} incomplete`,
  ].filter((text) => text !== false);
  return (
    <ChecklistRow
      tonight={tonight}
      id="stocks"
      lines={
        <>
          {next !== null && <p>{movesOf(tonight, next) || 'The same shares'}</p>}
          {mark === 'published' && first !== undefined && (
            <p>
              {first.symbol} {changeOf(first)}
              {last !== undefined && ` to ${last.symbol} ${changeOf(last)}`}
            </p>
          )}
          {mark !== 'ready' && <SavedLine saved={saved} now={now} />}
          {mark === 'open' && (
            <p>
              Taken from the price list, or{' '}
              <Link to={HAND} className="inline-block py-0.5">
                type them by hand
              </Link>
            </p>
          )}
          {warnings.map((text) => (
            <p key={text} className="text-warn-ink">
              {text}
            </p>
          ))}
        </>
      }
      action={view !== 'edit' && <StocksAction tonight={tonight} />}
      wide={
        editing &&
        next !== null && (
          <>
            {/* The list that it came from is there no more. */}
            {read === null && <Fives lists={next} />}
            <EntryQuestions tonight={tonight} id="stocks" questions={questions} />
          </>
        )
      }
    />
  );
}

/** The way back to the lists, in the summary and after a publication. */
function StocksAction({ tonight }: { tonight: Tonight }) {
  const { mark } = tonight.rows.stocks;
  if (mark === 'ready') return <ChangeButton tonight={tonight} id="stocks" />;
  if (mark === 'published' || tonight.view === 'review') return null;
  return (
    <Button small className="max-md:min-h-10" onClick={() => tonight.backToList()}>
      {tonight.read === null ? tonightMessages.readList : tonightMessages.seeList}
    </Button>
  );
}

const cell = 'border-b border-hair py-1 pr-2 whitespace-nowrap last:pr-0 not-first:text-right';
const strong = `${cell} font-semibold`;
const heads = ['Symbol', 'Previous', 'Close', 'Change'];

/** The closes and changes of both lists as they would be published. */
export function Fives({ lists }: { lists: NextFigures }) {
  return stockKinds.map((kind) => {
    const rows = lists[kind];
    if (rows === undefined) return null;
    return (
      <table
        key={kind}
        className="mt-3 w-full table-fixed border-collapse text-left text-label tabular-nums"
      >
        <caption className="py-1 text-left font-semibold text-ink">
          {stockLists[kind].title}
        </caption>
        <thead className="text-muted">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={strong}>
                {row.symbol}
              </th>
              <td className={cell}>{formatPrice(Number(row.previous))}</td>
              <td className={strong}>{formatPrice(Number(row.current))}</td>
              <td className={classes(strong, isOutOfRange(row) && 'bg-warn-bg text-warn-ink')}>
                {formatRowChange(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

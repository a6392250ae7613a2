import { Link } from 'react-router-dom';
import { isComplete } from '@/figures/admin/stockDraft';
import { stockKinds } from '@/figures/stocks';
import { formatSigned } from '@/lib/format';
import { ConfirmBox } from './FigureField';
import { Fives } from './Fives';
import { tonightMessages } from './messages';
import { Row } from './Row';
import { about, ChangeButton } from './rowParts';
import { SavedLine } from './SavedLine';
import { moves, movesInWords } from '@/figures/admin/moves';
import { listDoubts, withTick } from './tonightDraft';
import type { Tonight } from './useTonight';

const HAND = '/admin/equity-market';

/** Gainers and losers, which come from the price list. */
export function StocksRow({ tonight }: { tonight: Tonight }) {
  const { draft, edit, stored, parts, entries, read, session, current, now, view } = tonight;
  const { row, editing } = about(tonight, 'stocks');
  const entry = entries.stocks;
  const { gainers, losers } = stored.stocks;
  const [first] = gainers?.stocks ?? [];
  const last = losers?.stocks[0];
  const record = tonight.savedRows.stocks;
  const time = gainers?.lastUpdated ?? '';
  const saved = record ?? (time === '' ? null : { at: new Date(time), email: '' });
  const ties = read?.list.ties ?? 0;
  const incomplete = read?.list.incomplete ?? 0;
  const next = 'next' in entry ? entry.next : null;
  const doubts = next === null ? [] : listDoubts(draft, session);
  const moved = stockKinds.map((kind) => {
    const before = stored.stocks[kind]?.stocks.map(({ symbol }) => symbol) ?? [];
    return moves(
      before,
      (next?.[kind] ?? []).filter(isComplete).map(({ symbol }) => symbol.trim()),
    );
  });
  const total = (kind: 'entered' | 'gone' | 'moved') =>
    moved.reduce((sum, counts) => sum + counts[kind], 0);
  const sum = { entered: total('entered'), gone: total('gone'), moved: total('moved') };
  const byHand = (
    <Link to={HAND} className="inline-block py-0.5">
      type them by hand
    </Link>
  );
  return (
    <Row
      {...row}
      part={parts.stocks}
      lines={
        <>
          {next !== null && <p>{movesInWords(sum) || 'The same shares'}</p>}
          {row.mark === 'published' && first !== undefined && (
            <p>
              {first.symbol} {formatSigned(first.change)}%
              {last !== undefined && ` to ${last.symbol} ${formatSigned(last.change)}%`}
            </p>
          )}
          {row.mark !== 'ready' && <SavedLine saved={saved} now={now} />}
          {row.mark === 'open' && <p>Taken from the price list, or {byHand}</p>}
          {entry.state === 'wrong' && <p className="text-warn-ink">{entry.why}</p>}
          {next !== null && ties > 0 && (
            <p className="text-warn-ink">
              {ties === 1 ? '1 tie to settle' : `${ties} ties to settle`}
            </p>
          )}
          {read === null && draft.unsettled > 0 && (
            <p className="text-warn-ink">{tonightMessages.placesToSettle(draft.unsettled)}</p>
          )}
          {next !== null && session !== current && (
            <p className="text-warn-ink">{tonightMessages.listsOfNow}</p>
          )}
          {incomplete > 0 && (
            <p className="text-warn-ink">
              {incomplete === 1 ? '1 place is' : `${incomplete} places are`} incomplete
            </p>
          )}
        </>
      }
      {...(editing &&
        next !== null && {
          wide: (
            <>
              {/* The list that it came from is there no more. */}
              {read === null && <Fives lists={next} />}
              {doubts.map((doubt) => (
                <ConfirmBox
                  key={doubt}
                  label={doubt}
                  checked={draft.ticked.includes(doubt)}
                  onChange={(checked) => edit((typed) => withTick(typed, doubt, checked))}
                />
              ))}
            </>
          ),
        })}
      {...(view !== 'edit' &&
        row.mark === 'ready' && {
          action: <ChangeButton id="stocks" onChange={() => tonight.open('stocks')} />,
        })}
    />
  );
}

import { Link } from 'react-router-dom';
import { stockKinds } from '@/features/equity/documents';
import { isComplete } from '@/features/equity/admin/stockDraft';
import type { BondId } from '@/features/market/documents';
import { formatPrice, formatSigned } from '@/lib/format';
import { usableNumber } from '@/lib/numbers';
import { compare } from '@/lib/plausibility';
import { Button } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { dayName, longDay, possessive } from './evening';
import { ConfirmBox, FigureField } from './FigureField';
import { rowTitles } from './messages';
import { RateFields } from './RateFields';
import { Row } from './Row';
import { isStale } from './rowState';
import { SavedLine } from './SavedLine';
import { direction, moves, movesInWords, naira } from './summary';
import { type PricedRow, rateRows, type SameRow, withRate } from './tonightDraft';
import type { FigureRow } from './useSaves';
import type { Tonight } from './useTonight';

/** What every row of a figure is given. */
function about(tonight: Tonight, id: FigureRow) {
  const { marks, days, session, view } = tonight;
  const mark = marks[id];
  const day = days[id];
  const stale = isStale(day, session) && mark !== 'ready' && day !== null;
  return {
    id,
    mark,
    tag: stale ? possessive(day, session) : null,
    /** Whether its fields are there: not in the summary, nor once it is on the site. */
    editing: view === 'edit' && (mark !== 'published' || tonight.isOpen(id)),
    since: day === null || day >= session ? 'before' : dayName(day, session),
  };
}

function ChangeButton({ tonight, id }: { tonight: Tonight; id: FigureRow }) {
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`Change ${rowTitles[id]}`}
      onClick={() => tonight.open(id)}
    >
      Change
    </Button>
  );
}

/** 'Same as Thursday': one press settles the row. */
function SameButton({ tonight, id, rest }: { tonight: Tonight; id: SameRow; rest?: boolean }) {
  const { since } = about(tonight, id);
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`${rowTitles[id]}: ${rest === true ? 'rest' : 'same'} as ${since}`}
      onClick={() => tonight.edit((typed) => ({ ...typed, same: { ...typed.same, [id]: true } }))}
    >
      <StaffIcon name="equal" size={16} strokeWidth={2} />
      {rest === true ? 'Rest' : 'Same'} as {since}
    </Button>
  );
}

function Confirm({ tonight, id, figure }: { tonight: Tonight; id: PricedRow; figure: string }) {
  const { draft, edit } = tonight;
  return (
    <ConfirmBox
      figure={figure}
      checked={draft.confirmed[id] === draft[id]}
      onChange={(checked) =>
        edit((typed) => ({
          ...typed,
          confirmed: { ...typed.confirmed, [id]: checked ? typed[id] : '' },
        }))
      }
    />
  );
}

export function AsiRow({ tonight }: { tonight: Tonight }) {
  const { draft, edit, stored, parts, entries, before, session, now } = tonight;
  const { editing, since: _, ...row } = about(tonight, 'asi');
  const { asi } = stored;
  const value = usableNumber(draft.asi, { kind: 'price' });
  const check = compare({
    stored: before?.close ?? null,
    typed: value,
    kind: 'price',
    newDate: asi !== null && asi.date < session,
    ...(before !== null && before.day !== '' && { since: dayName(before.day, session) }),
  });
  const entry = entries.asi;
  const asked = value !== null && (entry.state === 'beyond' || draft.confirmed.asi === draft.asi);
  const next = entry.state === 'ready' && !editing ? entry.next : null;
  return (
    <Row
      {...row}
      part={parts.asi}
      lines={
        next !== null ? (
          <p>
            <b>{formatPrice(next.value)}</b>, {direction(next.change)}
          </p>
        ) : (
          <>
            <p>
              {row.mark === 'published' ? '' : 'On the site '}
              <b>{asi === null ? '-' : formatPrice(asi.value)}</b>
              {asi !== null && `, ${formatSigned(asi.change)}%`}
            </p>
            <SavedLine saved={tonight.savedRows.asi} now={now} />
          </>
        )
      }
      {...(editing
        ? {
            field: (
              <FigureField
                label={`${rowTitles.asi} tonight`}
                placeholder={asi === null ? '' : formatPrice(asi.value)}
                value={draft.asi}
                check={check}
                onChange={(text) => edit((typed) => ({ ...typed, asi: text }))}
              />
            ),
            ...(asked &&
              draft.asi !== '' && {
                wide: <Confirm tonight={tonight} id="asi" figure={formatPrice(value)} />,
              }),
          }
        : { action: <ChangeButton tonight={tonight} id="asi" /> })}
    />
  );
}

export function ExchangeRow({ tonight }: { tonight: Tonight }) {
  const { draft, edit, stored, parts, entries, now } = tonight;
  const { editing, since, ...row } = about(tonight, 'exchangeRate');
  const { exchangeRate } = stored.macro;
  const value = usableNumber(draft.exchangeRate, { kind: 'price' });
  const check = compare({ stored: exchangeRate, typed: value, kind: 'price', since });
  const entry = entries.exchangeRate;
  const confirmed = draft.confirmed.exchangeRate === draft.exchangeRate;
  const asked = value !== null && (entry.state === 'beyond' || confirmed);
  const same = draft.same.exchangeRate && draft.exchangeRate.trim() === '';
  const settled = entry.state === 'ready' && (same || !editing);
  const untyped = draft.exchangeRate.trim() === '';
  return (
    <Row
      {...row}
      part={parts.macro}
      lines={
        settled ? (
          <p>
            <b>{naira(entry.next.price)}</b>
            {same ? (
              <>
                : <b>same as {since}</b>
              </>
            ) : (
              exchangeRate !== null && `, ${direction(check.change ?? 0)}`
            )}
          </p>
        ) : (
          <>
            <p>
              {row.mark === 'published' ? '' : 'On the site '}
              <b>{exchangeRate === null ? '-' : naira(exchangeRate)}</b>
            </p>
            <SavedLine saved={tonight.savedRows.exchangeRate} now={now} />
          </>
        )
      }
      {...(editing && !same
        ? {
            field: (
              <FigureField
                label="Naira per dollar tonight"
                placeholder={exchangeRate === null ? '' : formatPrice(exchangeRate)}
                value={draft.exchangeRate}
                check={check}
                onChange={(text) => edit((typed) => ({ ...typed, exchangeRate: text }))}
              />
            ),
            ...(asked &&
              !untyped && {
                wide: <Confirm tonight={tonight} id="exchangeRate" figure={formatPrice(value)} />,
              }),
            ...(untyped &&
              exchangeRate !== null && {
                wide: (
                  <div className="mt-2 flex justify-end">
                    <SameButton tonight={tonight} id="exchangeRate" />
                  </div>
                ),
              }),
          }
        : {
            action: same ? (
              <UndoSameButton tonight={tonight} id="exchangeRate" />
            ) : (
              <ChangeButton tonight={tonight} id="exchangeRate" />
            ),
          })}
    />
  );
}

/** Takes 'Same as Thursday' back. */
function UndoSameButton({ tonight, id }: { tonight: Tonight; id: SameRow }) {
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`Change ${rowTitles[id]}`}
      onClick={() => {
        tonight.edit((typed) => ({ ...typed, same: { ...typed.same, [id]: false } }));
        tonight.open(id);
      }}
    >
      Change
    </Button>
  );
}

export function RatesRow({ tonight, id }: { tonight: Tonight; id: BondId }) {
  const { draft, edit, stored, parts, entries, now } = tonight;
  const { editing, since, ...row } = about(tonight, id);
  const entry = entries[id];
  const rates = rateRows(draft, stored.rates, id);
  const known = stored.rates[id] !== null;
  const same = draft.same[id];
  const typed = rates.some((rate) => rate.typed.trim() !== '');
  const settled = entry.state === 'ready' && (same || !editing);
  const shown = entry.state === 'ready' ? entry.next.tenures : (stored.rates[id] ?? []);
  const figures = shown.map(({ rate }) => formatPrice(rate)).join(', ');
  const saved = <SavedLine saved={tonight.savedRows[id]} now={now} />;
  const lines = settled ? (
    <p>
      {typed ? <b>{figures}</b> : figures}
      {same && (
        <>
          : <b>{typed ? `rest as ${since}` : `same as ${since}`}</b>
        </>
      )}
    </p>
  ) : row.mark === 'published' ? (
    <>
      <p>
        <b>{figures}</b>
      </p>
      {saved}
    </>
  ) : (
    <>
      {saved}
      {entry.state === 'part' && (
        <p>
          {entry.typed} of {entry.of} typed
        </p>
      )}
    </>
  );
  const fields = editing && !(same && entry.state === 'ready');
  return (
    <Row
      {...row}
      rates={fields}
      part={parts.rates}
      lines={lines}
      {...(fields
        ? {
            ...(known &&
              (entry.state === 'open' || entry.state === 'part') && {
                action: <SameButton tonight={tonight} id={id} rest={typed} />,
              }),
            wide: (
              <RateFields
                id={id}
                rates={rates}
                onChange={(label, text) => edit((now_) => withRate(now_, id, label, text))}
              />
            ),
          }
        : {
            action: same ? (
              <UndoSameButton tonight={tonight} id={id} />
            ) : (
              <ChangeButton tonight={tonight} id={id} />
            ),
          })}
    />
  );
}

const HAND = '/admin/equity-market';

export function StocksRow({ tonight }: { tonight: Tonight }) {
  const { stored, parts, entries, read, session, now, view } = tonight;
  const { editing: _, since: __, ...row } = about(tonight, 'stocks');
  const entry = entries.stocks;
  const { gainers, losers } = stored.stocks;
  const [first] = gainers?.stocks ?? [];
  const last = losers?.stocks[0];
  const record = tonight.savedRows.stocks;
  const time = gainers?.lastUpdated ?? '';
  const saved = record ?? (time === '' ? null : { at: new Date(time), email: '' });
  const ties = read?.list.ties ?? 0;
  const date = read?.list.tradeDate ?? null;
  const moved = stockKinds.map((kind) => {
    const before = stored.stocks[kind]?.stocks.map(({ symbol }) => symbol) ?? [];
    const rows = entry.state === 'ready' ? (entry.next[kind] ?? []) : [];
    return moves(before, rows.filter(isComplete).map(({ symbol }) => symbol.trim()));
  });
  const sum = moved.reduce(
    (one, other) => ({
      entered: one.entered + other.entered,
      gone: one.gone + other.gone,
      moved: one.moved + other.moved,
    }),
    { entered: 0, gone: 0, moved: 0 },
  );
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
          {entry.state === 'ready' && <p>{movesInWords(sum) || 'The same shares'}</p>}
          {row.mark === 'published' && first !== undefined && (
            <p>
              {first.symbol} {formatSigned(first.change)}%
              {last !== undefined && ` to ${last.symbol} ${formatSigned(last.change)}%`}
            </p>
          )}
          {row.mark !== 'ready' && <SavedLine saved={saved} now={now} />}
          {row.mark === 'open' && <p>Come from the price list, or {byHand}</p>}
          {entry.state === 'wrong' && <p className="text-warn-ink">{entry.why}</p>}
          {entry.state === 'ready' && ties > 0 && (
            <p className="text-warn-ink">
              {ties === 1 ? '1 tie to settle' : `${ties} ties to settle`}
            </p>
          )}
          {date !== null && date !== session && (
            <p className="text-warn-ink">The list is of {longDay(date)}.</p>
          )}
        </>
      }
      {...(view !== 'edit' &&
        row.mark === 'ready' && { action: <ChangeButton tonight={tonight} id="stocks" /> })}
    />
  );
}

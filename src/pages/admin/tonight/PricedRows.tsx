import { formatExchangeRate } from '@/lib/format';
import { formatPrice, formatSigned } from '@/lib/format';
import { usableNumber } from '@/lib/numbers';
import { compare } from '@/lib/plausibility';
import { dayName } from './evening';
import { ConfirmBox, FigureField } from './FigureField';
import { rowTitles, tonightMessages } from './messages';
import { Row } from './Row';
import { about, ChangeButton, SameButton } from './rowParts';
import { SavedLine } from './SavedLine';
import { direction } from './summary';
import type { PricedRow } from './tonightDraft';
import type { Tonight } from './useTonight';

function Confirm({ tonight, id, figure }: { tonight: Tonight; id: PricedRow; figure: string }) {
  const { draft, edit } = tonight;
  return (
    <ConfirmBox
      label={tonightMessages.confirm(figure)}
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

/** The index: its close, from which its change is worked out. */
export function AsiRow({ tonight }: { tonight: Tonight }) {
  const { draft, edit, stored, parts, entries, before, session, now } = tonight;
  const { row, editing } = about(tonight, 'asi');
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
        : { action: <ChangeButton id="asi" onChange={() => tonight.open('asi')} /> })}
    />
  );
}

export function ExchangeRow({ tonight }: { tonight: Tonight }) {
  const { draft, edit, stored, parts, entries, now } = tonight;
  const { row, editing, since } = about(tonight, 'exchangeRate');
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
            <b>{formatExchangeRate(entry.next.price)}</b>
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
              <b>{exchangeRate === null ? '-' : formatExchangeRate(exchangeRate)}</b>
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
            action: (
              <ChangeButton
                id="exchangeRate"
                onChange={() =>
                  same ? tonight.settle('exchangeRate', false) : tonight.open('exchangeRate')
                }
              />
            ),
          })}
    />
  );
}

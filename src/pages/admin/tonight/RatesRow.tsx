import type { BondId } from '@/figures/market';
import { formatPrice } from '@/lib/format';
import { RateFields } from './RateFields';
import { Row } from './Row';
import { about, ChangeButton, SameButton } from './rowParts';
import { SavedLine } from './SavedLine';
import { rateRows, withRate } from './tonightDraft';
import type { Tonight } from './useTonight';

/** Bonds or T-bills: a field for each rate, or one press where none moved. */
export function RatesRow({ tonight, id }: { tonight: Tonight; id: BondId }) {
  const { draft, edit, stored, parts, entries, now } = tonight;
  const { row, editing, since } = about(tonight, id);
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
                onChange={(label, text) => edit((old) => withRate(old, id, label, text))}
              />
            ),
          }
        : {
            action: (
              <ChangeButton
                id={id}
                onChange={() => (same ? tonight.settle(id, false) : tonight.open(id))}
              />
            ),
          })}
    />
  );
}

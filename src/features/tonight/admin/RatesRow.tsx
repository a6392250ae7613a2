import { useId } from 'react';
import { RATE } from '@/figures/admin/ratesDraft';
import type { BondId } from '@/figures/market';
import { rateLists } from '@/figures/registry';
import { formatPrice } from '@/lib/format';
import { numberInputError, usableNumber } from '@/lib/numbers';
import { compare } from '@/lib/sanityCheck';
import { NumberInput } from '@/ui/admin/NumberInput';
import { classes } from '@/ui/classes';
import { rateKey, withText } from './draft';
import { typedRates } from './entries';
import { ChangeButton, FieldError, ChecklistRow, rowOf, SameButton, SavedLine } from './Row';
import type { Tonight } from './useTonight';

/** Bonds or T-bills: a field for each rate, or one press where none moved. */
export function RatesRow({ tonight, id }: { tonight: Tonight; id: BondId }) {
  const { draft, stored, parts, entries, now } = tonight;
  const { row, editing, since } = rowOf(tonight, id);
  const entry = entries[id];
  const rates = typedRates(draft, stored, id);
  const same = draft.same.includes(id);
  const typed = rates.some((rate) => rate.typed.trim() !== '');
  const settled = entry.state === 'ready' && (same || !editing);
  const next = entry.state === 'ready' ? entry.next[id]?.tenures : undefined;
  const figures = (next ?? stored[id] ?? []).map(({ rate }) => formatPrice(rate)).join(', ');
  const fields = editing && !(same && entry.state === 'ready');
  return (
    <ChecklistRow
      {...row}
      rates={fields}
      part={parts[id]}
      lines={
        settled ? (
          <p>
            {typed ? <b>{figures}</b> : figures}
            {same && (
              <>
                : <b>{typed ? `rest as ${since}` : `same as ${since}`}</b>
              </>
            )}
          </p>
        ) : (
          <>
            {row.mark === 'published' && (
              <p>
                <b>{figures}</b>
              </p>
            )}
            <SavedLine saved={tonight.savedRows[id]} now={now} />
            {entry.state === 'part' && (
              <p>
                {entry.typed} of {entry.of} typed
              </p>
            )}
          </>
        )
      }
      {...(fields
        ? {
            ...(stored[id] !== null &&
              (entry.state === 'open' || entry.state === 'part') && {
                action: <SameButton tonight={tonight} id={id} rest={typed} />,
              }),
            wide: (
              <div
                className={classes(
                  'mt-2 grid grid-cols-[repeat(auto-fit,minmax(72px,1fr))] gap-2',
                  rates.length === 3 ? 'max-md:grid-cols-3' : 'max-md:grid-cols-2',
                )}
              >
                {rates.map((rate, place) => (
                  <RateField
                    key={place}
                    list={rateLists[id].type}
                    {...rate}
                    onChange={(text) =>
                      tonight.edit((old) => withText(old, rateKey(id, rate.label), text))
                    }
                  />
                ))}
              </div>
            ),
          }
        : { action: <ChangeButton tonight={tonight} id={id} /> })}
    />
  );
}

interface RateFieldProps {
  list: string;
  label: string;
  stored: string;
  typed: string;
  onChange: (text: string) => void;
}

/** One rate, with its move in points below it. */
function RateField({ list, label, stored, typed, onChange }: RateFieldProps) {
  const id = useId();
  const error = numberInputError(typed, RATE);
  const check = compare({
    stored: usableNumber(stored, RATE),
    typed: usableNumber(typed, RATE),
    kind: 'points',
  });
  const isAsked = check.tone === 'warning';
  return (
    <div>
      <label
        className="mb-1 block text-xs/4 font-medium wrap-anywhere text-muted"
        htmlFor={`${id}-rate`}
      >
        <span className="sr-only">{list} </span>
        {label}
      </label>
      <NumberInput
        data-figure
        id={`${id}-rate`}
        className={classes('max-md:h-11', !isAsked && 'px-2')}
        kind={RATE.kind}
        inputMode="decimal"
        enterKeyHint="next"
        placeholder={stored}
        value={typed}
        warned={isAsked}
        onChange={onChange}
        aria-describedby={id}
      />
      {error === null ? (
        <p
          id={id}
          className={classes(
            'mt-0.5 min-h-4 text-right text-xs/4',
            isAsked ? 'text-warn-ink' : 'text-muted',
          )}
        >
          {check.words}
        </p>
      ) : (
        <FieldError id={id}>{error}</FieldError>
      )}
    </div>
  );
}

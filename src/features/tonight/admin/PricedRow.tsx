import { useId } from 'react';
import { formatExchangeRate, formatPrice, formatSigned } from '@/lib/format';
import { numberInputError, usableNumber } from '@/lib/numbers';
import { compare } from '@/lib/sanityCheck';
import { NumberInput } from '@/ui/admin/NumberInput';
import { SanityNote } from '@/ui/admin/SanityNote';
import { withText } from './draft';
import { rowTitles } from './messages';
import {
  ChangeButton,
  dayName,
  direction,
  WarningTicks,
  FieldError,
  ChecklistRow,
  rowOf,
  SameButton,
  SavedLine,
} from './Row';
import type { Tonight } from './useTonight';

const PRICE = { kind: 'price' } as const;

/** What differs between the two: what is on the site and typed, and what it is compared with. */
function factsOf(tonight: Tonight, id: 'asi' | 'exchangeRate', since: string) {
  const { stored, entries, before, session } = tonight;
  const entry = entries[id];
  const next = entry.state === 'ready' ? entry.next : null;
  if (id === 'exchangeRate') {
    const { exchangeRate: price } = stored;
    return {
      label: 'Naira per dollar tonight',
      value: price,
      written: formatExchangeRate,
      after: '',
      next: next?.exchangeRate?.price ?? null,
      compared: { stored: price, since },
    };
  }
  const { asi } = stored;
  return {
    label: `${rowTitles.asi} tonight`,
    value: asi?.value ?? null,
    written: formatPrice,
    after: asi === null ? '' : `, ${formatSigned(asi.change)}%`,
    next: next?.asi?.value ?? null,
    compared: {
      stored: before?.close ?? null,
      newDate: asi !== null && asi.date < session,
      ...(before !== null && before.day !== '' && { since: dayName(before.day, session) }),
    },
  };
}

interface PricedRowProps {
  tonight: Tonight;
  id: 'asi' | 'exchangeRate';
}

/** The index or the exchange rate: one figure, with its move since the last close. */
export function PricedRow({ tonight, id }: PricedRowProps) {
  const { draft, parts, now } = tonight;
  const { row, editing, since, warnings } = rowOf(tonight, id);
  const { label, value, written, after, next, compared } = factsOf(tonight, id, since);
  const text = draft.typed[id] ?? '';
  const untyped = text.trim() === '';
  const check = compare({ ...compared, typed: usableNumber(text, PRICE), ...PRICE });
  const same = draft.same.includes(id) && untyped;
  const settled = next !== null && (same || !editing);
  return (
    <ChecklistRow
      {...row}
      part={parts[id]}
      lines={
        settled ? (
          <p>
            <b>{written(next)}</b>
            {same ? (
              <>
                : <b>same as {since}</b>
              </>
            ) : (
              compared.stored !== null && `, ${direction(check.change ?? 0)}`
            )}
          </p>
        ) : (
          <>
            <p>
              {row.mark === 'published' ? '' : 'On the site '}
              <b>{value === null ? '-' : written(value)}</b>
              {after}
            </p>
            <SavedLine saved={tonight.savedRows[id]} now={now} />
          </>
        )
      }
      {...(editing && !same
        ? {
            field: (
              <FigureField
                label={label}
                placeholder={value === null ? '' : formatPrice(value)}
                text={text}
                check={check}
                onChange={(typed) => tonight.edit((old) => withText(old, id, typed))}
              />
            ),
            ...(warnings.length > 0 && { wide: <WarningTicks tonight={tonight} id={id} /> }),
            ...(untyped &&
              id === 'exchangeRate' &&
              value !== null && {
                wide: (
                  <div className="mt-2 flex justify-end">
                    <SameButton tonight={tonight} id={id} />
                  </div>
                ),
              }),
          }
        : { action: <ChangeButton tonight={tonight} id={id} /> })}
    />
  );
}

interface FigureFieldProps {
  label: string;
  /** What is on the site, shown while nothing is typed. */
  placeholder: string;
  text: string;
  /** The typed figure beside the last close. */
  check: ReturnType<typeof compare>;
  onChange: (text: string) => void;
}

function FigureField({ label, placeholder, text, check, onChange }: FigureFieldProps) {
  const id = useId();
  const error = numberInputError(text, PRICE);
  const typed = text.trim() !== '';
  return (
    <>
      <NumberInput
        data-figure
        aria-label={label}
        className="text-[1rem] font-medium max-md:h-11"
        kind="price"
        step="any"
        enterKeyHint="next"
        placeholder={placeholder}
        value={text}
        warned={check.tone === 'warning'}
        onChange={onChange}
        {...(typed && { 'aria-describedby': id })}
      />
      {typed && error === null && (
        <SanityNote id={id} check={check} ruler={check.change !== null && check.change !== 0} />
      )}
      {error !== null && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}

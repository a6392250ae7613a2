import { useId } from 'react';
import { type BondId } from '@/figures/market';
import { RATE } from '@/figures/admin/ratesDraft';
import { numberInputError, usableNumber } from '@/lib/numbers';
import { compare } from '@/lib/plausibility';
import { NumberInput } from '@/ui/admin/NumberInput';
import { classes } from '@/ui/classes';
import { FieldError } from './FigureField';
import { rateLists } from '@/figures/registry';

interface Rate {
  label: string;
  stored: string;
  typed: string;
}

interface RateFieldsProps {
  id: BondId;
  rates: readonly Rate[];
  onChange: (label: string, text: string) => void;
}

/** A field for each rate of a list, with its move in points below it. */
export function RateFields({ id, rates, onChange }: RateFieldsProps) {
  return (
    <div className={classes('tonight-rates', rates.length === 3 && 'three')}>
      {rates.map((rate, place) => (
        <RateField
          key={place}
          list={rateLists[id].type}
          rate={rate}
          onChange={(text) => onChange(rate.label, text)}
        />
      ))}
    </div>
  );
}

interface RateFieldProps {
  list: string;
  rate: Rate;
  onChange: (text: string) => void;
}

function RateField({ list, rate: { label, stored, typed }, onChange }: RateFieldProps) {
  const id = useId();
  const error = numberInputError(typed, RATE);
  const check = compare({
    stored: usableNumber(stored, RATE),
    typed: usableNumber(typed, RATE),
    kind: 'points',
  });
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
        kind={RATE.kind}
        inputMode="decimal"
        enterKeyHint="next"
        placeholder={stored}
        value={typed}
        look={check.tone === 'look'}
        onChange={onChange}
        aria-describedby={id}
      />
      {error === null ? (
        <p
          id={id}
          className={classes(
            'mt-0.5 min-h-4 text-right text-xs/4',
            check.tone === 'look' ? 'text-warn-ink' : 'text-muted',
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

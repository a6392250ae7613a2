import { useId } from 'react';
import type { Plausibility as Check } from '@/lib/plausibility';
import { numberInputError } from '@/lib/numbers';
import { NumberInput } from '@/ui/admin/NumberInput';
import { Plausibility } from '@/ui/admin/Plausibility';

interface FigureFieldProps {
  label: string;
  /** What is on the site, shown while nothing is typed. */
  placeholder: string;
  value: string;
  /** The typed figure beside the last close. */
  check: Check;
  onChange: (text: string) => void;
}

/** One figure, edited in place, with its move since the last close below it. */
export function FigureField({ label, placeholder, value, check, onChange }: FigureFieldProps) {
  const id = useId();
  const error = numberInputError(value, { kind: 'price' });
  const typed = value.trim() !== '';
  return (
    <>
      <NumberInput
        data-figure
        aria-label={label}
        kind="price"
        step="any"
        enterKeyHint="next"
        placeholder={placeholder}
        value={value}
        look={check.tone === 'look'}
        onChange={onChange}
        {...(typed && { 'aria-describedby': id })}
      />
      {typed && error === null && (
        <Plausibility id={id} check={check} ruler={check.change !== null && check.change !== 0} />
      )}
      {error !== null && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}

/** What is wrong with a field, below it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="mt-1 text-label font-medium text-loss" id={id}>
      {children}
    </p>
  );
}

interface ConfirmBoxProps {
  /** What staff say by it. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** What is doubtful counts only once staff have said that it is right. */
export function ConfirmBox({ label, checked, onChange }: ConfirmBoxProps) {
  return (
    <label className="mt-2 flex min-h-10 cursor-pointer items-center gap-2 font-medium">
      <input
        type="checkbox"
        className="flex-none"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

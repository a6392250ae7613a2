import { useId } from 'react';
import { IconButton } from '@/ui/admin/IconButton';
import { Questions, type Ticks } from '@/ui/admin/Questions';
import { SanityNote } from '@/ui/admin/SanityNote';
import type { CellProps } from '@/ui/admin/useSheet';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import type { Question, SanityCheck as Check } from '@/lib/sanityCheck';
import { MAX_TENURE_LABEL } from '@/figures/limits';
import { RATE, type TenureDraft } from '@/figures/admin/ratesDraft';
import { numberInputError } from '@/lib/numbers';
import { NumberInput } from '@/ui/admin/NumberInput';
import { useMissing } from '@/ui/admin/useMissing';
import { CheckedInput } from '@/ui/admin/CheckedInput';
import { textError } from '@/lib/plainText';
import { rateName, tenureClass } from './tenureFields';

/** Below the row; its room is there before it is. */
const underClass = 'col-span-full mb-1';

interface TenureRowProps {
  row: TenureDraft;
  check: Check;
  questions: readonly Question[];
  ticks: Ticks;
  /** The list's name and the row's place in it, from 1: together they name its fields. */
  name: string;
  place: number;
  /** Of the field in a column. */
  cellProps: (column: number) => CellProps;
  onChange: (part: Partial<TenureDraft>, column: number) => void;
  onRemove?: () => void;
}

/**
 * One tenure: label and rate, and below them what is wrong with either, else how the rate moved.
 */
export function TenureRow(props: TenureRowProps) {
  const { row, check, questions, ticks, name, place, cellProps, onChange, onRemove } = props;
  const wordsId = useId();
  const { missing, onInvalid } = useMissing(row.rate);
  const wrongLabel = textError(row.label, MAX_TENURE_LABEL);
  const wrongRate = numberInputError(row.rate, RATE) ?? missing;
  const moved = check.tone === 'fine';
  const errors = [wrongLabel, wrongRate].filter((error) => error !== null);
  return (
    <div className={tenureClass}>
      <CheckedInput
        {...cellProps(0)}
        error={wrongLabel}
        data-label
        aria-label={`${name} label ${place}`}
        required
        maxLength={MAX_TENURE_LABEL}
        value={row.label}
        aria-invalid={wrongLabel === null ? undefined : true}
        onChange={(label) => onChange({ label }, 0)}
        {...(wrongLabel !== null && { 'aria-describedby': wordsId })}
      />
      <NumberInput
        {...cellProps(1)}
        aria-label={rateName(name, place)}
        kind={RATE.kind}
        // No rate of a loan to the state is below 0: the number pad is quicker.
        inputMode="decimal"
        required
        onInvalid={onInvalid}
        warning={missing ?? undefined}
        value={row.rate}
        onChange={(rate) => onChange({ rate }, 1)}
        hasWarning={wrongRate === null && check.tone === 'warning'}
        {...((wrongRate !== null || check.message !== '') && { 'aria-describedby': wordsId })}
      />
      {onRemove !== undefined && (
        <IconButton
          look="remove"
          aria-label={`Remove ${row.label || `row ${place}`}`}
          onClick={onRemove}
        >
          <StaffIcon name="bin" size={18} />
        </IconButton>
      )}
      {errors.length === 0 ? (
        <SanityNote
          // How it moved stands below the rate, past the button at the end.
          className={classes(underClass, moved && 'mr-9')}
          id={wordsId}
          check={check}
          bare={moved}
        />
      ) : (
        <p
          className={classes(underClass, 'mt-1 text-label leading-[1.25] font-medium text-loss')}
          id={wordsId}
        >
          {errors.join('. ')}
        </p>
      )}
      <div className="col-span-full mb-2 empty:hidden">
        <Questions questions={questions} {...ticks} required reasonId={wordsId} />
      </div>
    </div>
  );
}

import { useId } from 'react';
import { numberInputError } from '@/lib/numbers';
import { IconButton } from '@/ui/admin/IconButton';
import { NumberInput, useMissing } from '@/ui/admin/NumberInput';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { lengthError, useCustomValidity } from '@/ui/admin/useCustomValidity';
import type { CellProps } from '@/ui/admin/useSheet';
import { classes } from '@/ui/classes';
import { MAX_TENURE_LABEL } from '../limits';
import { RATE, type TenureDraft } from './fixedIncomeDraft';

/** The columns of a tenure, and of the heads above. */
export const tenureClass = 'grid grid-cols-[minmax(0,1fr)_104px_28px] items-center gap-2';

interface TenureRowProps {
  row: TenureDraft;
  /** The list's name and the row's place in it, from 1: together they name its fields. */
  name: string;
  place: number;
  /** Of the field in a column. */
  cellProps: (column: number) => CellProps;
  onChange: (part: Partial<TenureDraft>, column: number) => void;
  onRemove?: () => void;
}

/** One tenure: label and rate, and below them what is wrong with either. */
export function TenureRow({ row, name, place, cellProps, onChange, onRemove }: TenureRowProps) {
  const errorId = useId();
  const { missing, onInvalid } = useMissing(row.rate);
  const tooLong = lengthError(row.label, MAX_TENURE_LABEL);
  const wrongRate = numberInputError(row.rate, RATE) ?? missing;
  const errors = [tooLong, wrongRate].filter((error) => error !== null);
  return (
    <div className={classes(tenureClass, place > 1 && 'mt-2')}>
      <input
        ref={useCustomValidity(tooLong)}
        {...cellProps(0)}
        data-label
        aria-label={`${name} label ${place}`}
        required
        // More than spaces.
        pattern=".*\S.*"
        maxLength={MAX_TENURE_LABEL}
        value={row.label}
        aria-invalid={tooLong === null ? undefined : true}
        onChange={(event) => onChange({ label: event.target.value }, 0)}
        {...(tooLong !== null && { 'aria-describedby': errorId })}
      />
      <NumberInput
        {...cellProps(1)}
        aria-label={`${name} rate ${place}`}
        kind={RATE.kind}
        // No rate of a loan to the state is below 0: the number pad is quicker.
        inputMode="decimal"
        required
        onInvalid={onInvalid}
        doubt={missing ?? undefined}
        value={row.rate}
        onChange={(rate) => onChange({ rate }, 1)}
        {...(wrongRate !== null && { 'aria-describedby': errorId })}
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
      {errors.length > 0 && (
        <p className="col-span-full text-label font-medium text-loss" id={errorId}>
          {errors.join('. ')}
        </p>
      )}
    </div>
  );
}

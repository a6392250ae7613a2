import { useId } from 'react';
import { numberInputError } from '@/lib/numbers';
import type { Plausibility as Check } from '@/lib/plausibility';
import { IconButton } from '@/ui/admin/IconButton';
import { NumberInput, useMissing } from '@/ui/admin/NumberInput';
import { Plausibility } from '@/ui/admin/Plausibility';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { textError, useCustomValidity } from '@/ui/admin/useCustomValidity';
import type { CellProps } from '@/ui/admin/useSheet';
import { classes } from '@/ui/classes';
import { MAX_TENURE_LABEL } from '../limits';
import { RATE, type TenureDraft } from './fixedIncomeDraft';

/** The columns of a tenure, and of the heads above. */
export const tenureClass = 'grid grid-cols-[minmax(0,1fr)_104px_28px] items-center gap-x-2';
/** Below the row; its room is there before it is. */
const underClass = 'col-span-full mb-1';

export const rateName = (type: string, place: number) => `${type} rate ${place}`;

interface TenureRowProps {
  row: TenureDraft;
  check: Check;
  /** The list's name and the row's place in it, from 1: together they name its fields. */
  name: string;
  place: number;
  /** Of the field in a column. */
  cellProps: (column: number) => CellProps;
  onChange: (part: Partial<TenureDraft>, column: number) => void;
  onRemove?: () => void;
}

/** One tenure: label and rate, and below them what is wrong with either, else how the rate moved. */
export function TenureRow(props: TenureRowProps) {
  const { row, check, name, place, cellProps, onChange, onRemove } = props;
  const wordsId = useId();
  const { missing, onInvalid } = useMissing(row.rate);
  const wrongLabel = textError(row.label, MAX_TENURE_LABEL);
  const wrongRate = numberInputError(row.rate, RATE) ?? missing;
  const moved = check.tone === 'fine';
  const errors = [wrongLabel, wrongRate].filter((error) => error !== null);
  return (
    <div className={tenureClass}>
      <input
        ref={useCustomValidity(wrongLabel)}
        {...cellProps(0)}
        data-label
        aria-label={`${name} label ${place}`}
        required
        maxLength={MAX_TENURE_LABEL}
        value={row.label}
        aria-invalid={wrongLabel === null ? undefined : true}
        onChange={(event) => onChange({ label: event.target.value }, 0)}
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
        doubt={missing ?? undefined}
        value={row.rate}
        onChange={(rate) => onChange({ rate }, 1)}
        look={wrongRate === null && check.tone === 'look'}
        {...((wrongRate !== null || check.words !== '') && { 'aria-describedby': wordsId })}
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
        <Plausibility
          // How it moved stands below the rate, past the button at the end.
          className={classes(underClass, moved && 'mr-9')}
          id={wordsId}
          check={check}
          end={moved}
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
    </div>
  );
}

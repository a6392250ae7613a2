import { useId } from 'react';
import { IconButton } from '@/ui/admin/IconButton';
import { Questions, type QuestionTicks } from '@/ui/admin/Questions';
import { SanityNote } from '@/ui/admin/SanityNote';
import type { CellProps } from '@/ui/admin/useSheet';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import type { ConfirmQuestion, SanityCheck as Check } from '@/lib/sanityCheck';
import { MAX_TENURE_LABEL_LENGTH } from '@/figures/limits';
import { RATE_INPUT, type TenureDraft } from '@/figures/admin/ratesDraft';
import { findNumberError } from '@/lib/numbers';
import { NumberInput } from '@/ui/admin/NumberInput';
import { useMissingFigureError } from '@/ui/admin/useMissing';
import { CheckedInput } from '@/ui/admin/CheckedInput';
import { findTextError } from '@/lib/plainText';
import { formatRateName, tenureClass } from './tenureFields';

const noteClass = 'col-span-full mb-1';

interface TenureRowProps {
  row: TenureDraft;
  check: Check;
  questions: readonly ConfirmQuestion[];
  ticks: QuestionTicks;
  /**
   * The name of the list, such as 'BONDS'. Field labels contain the name and the row number: 'BONDS
   * rate 1'.
   */
  name: string;
  rowNumber: number;
  cellProps: (column: number) => CellProps;
  onChange: (part: Partial<TenureDraft>, column: number) => void;
  onRemove?: () => void;
}

export function TenureRow(props: TenureRowProps) {
  const { row, check, questions, ticks, name, rowNumber, cellProps, onChange, onRemove } = props;
  const noteId = useId();
  const { missing, onInvalid } = useMissingFigureError(row.rate);
  const wrongLabel = findTextError(row.label, MAX_TENURE_LABEL_LENGTH);
  const wrongRate = findNumberError(row.rate, RATE_INPUT) ?? missing;
  const moved = check.tone === 'fine';
  const errors = [wrongLabel, wrongRate].filter((error) => error !== null);
  return (
    <div className={tenureClass}>
      <CheckedInput
        {...cellProps(0)}
        error={wrongLabel}
        data-label
        aria-label={`${name} label ${rowNumber}`}
        required
        maxLength={MAX_TENURE_LABEL_LENGTH}
        value={row.label}
        aria-invalid={wrongLabel === null ? undefined : true}
        onChange={(label) => onChange({ label }, 0)}
        {...(wrongLabel !== null && { 'aria-describedby': noteId })}
      />
      <NumberInput
        {...cellProps(1)}
        aria-label={formatRateName(name, rowNumber)}
        kind={RATE_INPUT.kind}
        // Government borrowing rates are never negative, so a number pad without a minus key is
        // enough.
        inputMode="decimal"
        required
        onInvalid={onInvalid}
        warning={missing ?? undefined}
        value={row.rate}
        onChange={(rate) => onChange({ rate }, 1)}
        hasWarning={wrongRate === null && check.tone === 'warning'}
        {...((wrongRate !== null || check.message !== '') && { 'aria-describedby': noteId })}
      />
      {onRemove !== undefined && (
        <IconButton
          look="remove"
          aria-label={`Remove ${row.label || `row ${rowNumber}`}`}
          onClick={onRemove}
        >
          <StaffIcon name="bin" size={18} />
        </IconButton>
      )}
      {errors.length === 0 ? (
        <SanityNote
          // Leaves the width of the remove button free (`mr-9`), so that the note ends below the
          // rate.
          className={classes(noteClass, moved && 'mr-9')}
          id={noteId}
          check={check}
          bare={moved}
        />
      ) : (
        <p
          className={classes(noteClass, 'mt-1 text-label leading-[1.25] font-medium text-loss')}
          id={noteId}
        >
          {errors.join('. ')}
        </p>
      )}
      <div className="col-span-full mb-2 empty:hidden">
        <Questions questions={questions} {...ticks} required reasonId={noteId} />
      </div>
    </div>
  );
}

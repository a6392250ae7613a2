import { Fragment, useId, useLayoutEffect, useRef } from 'react';
import { formatPercent } from '@/lib/format';
import { Button } from '@/ui/admin/Button';
import { IconButton } from '@/ui/admin/IconButton';
import { Note } from '@/ui/admin/Note';
import { SitePreview } from '@/ui/admin/SitePreview';
import { Questions, type Ticks } from '@/ui/admin/Questions';
import { SanityNote } from '@/ui/admin/SanityNote';
import { WarnedFields } from '@/ui/admin/WarnedFields';
import { type CellProps, useSheet } from '@/ui/admin/useSheet';
import { SheetPaste } from '@/ui/admin/SheetPaste';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { NO_WARNING, type Question, type SanityCheck as Check } from '@/lib/sanityCheck';
import type { BondId, Tenure } from '@/figures/market';
import { MAX_TENURE_LABEL, MAX_TENURES } from '@/figures/limits';
import {
  checkRates,
  RATE,
  rateColumns,
  rateQuestions,
  type TenureDraft,
  typedTenures,
  withNewTenure,
} from '@/figures/admin/ratesDraft';
import { marketStaffMessages } from '@/figures/admin/messages';
import { numberInputError } from '@/lib/numbers';
import { NumberInput } from '@/ui/admin/NumberInput';
import { useMissing } from '@/ui/admin/useMissing';
import { CheckedInput } from '@/ui/admin/CheckedInput';
import { textError } from '@/lib/plainText';
import { rateLists } from '@/figures/registry';

/** The columns of a tenure, and of the heads above. */
const tenureClass = 'grid grid-cols-[minmax(0,1fr)_104px_28px] items-center gap-x-2';

/** Below the row; its room is there before it is. */
const underClass = 'col-span-full mb-1';

const rateName = (type: string, place: number) => `${type} rate ${place}`;

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
function TenureRow(props: TenureRowProps) {
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
        warned={wrongRate === null && check.tone === 'warning'}
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

interface TenureRowsProps {
  id: BondId;
  rows: readonly TenureDraft[];
  /** The stored rates, to compare these with. */
  stored: readonly Tenure[] | null;
  /** The ticked questions of the form. */
  ticks: Ticks;
  onChange: (rows: readonly TenureDraft[]) => void;
}

/** Beside the other list or below it, with a line between them. */
const listClass = classes(
  'relative max-md:not-first:border-t max-md:not-first:border-hair max-md:not-first:pt-6',
  'md:not-first:before:absolute md:not-first:before:inset-y-0 md:not-first:before:-left-8 md:not-first:before:w-px md:not-first:before:bg-hair',
);

/** The tenures of one list. The first stays: a list is never empty. */
export function TenureRows({ id, rows, stored, ticks, onChange }: TenureRowsProps) {
  const type = rateLists[id].type;
  const add = useRef<HTMLButtonElement>(null);
  const added = useRef(false);
  const tenures = typedTenures(rows);
  const checks = checkRates(id, rows, stored);
  const questions = rateQuestions(id, rows, stored);
  const full = rows.length >= MAX_TENURES;
  const sheet = useSheet({
    rows,
    columns: rateColumns,
    growth: { mostRows: MAX_TENURES, grown: (list) => withNewTenure(id, list) },
    onType: onChange,
    onPut: onChange,
  });
  const { change } = sheet;
  const group = sheet.tableProps.ref;
  // On with the row that was added: its label is to be typed over.
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    const labels = group.current?.querySelectorAll<HTMLInputElement>('input[data-label]') ?? [];
    const label = [...labels].at(-1);
    label?.focus();
    label?.select();
  }, [rows.length, group]);

  return (
    <div className={listClass} role="group" aria-label={type} {...sheet.tableProps}>
      <h3 className="mb-2">{type}</h3>
      <div
        className={classes(tenureClass, 'pb-2 text-label font-medium text-muted')}
        aria-hidden="true"
      >
        <span>Label</span>
        <span className="text-right">Rate (%)</span>
        <span />
      </div>
      {rows.map((row, index) => (
        <TenureRow
          key={row.key}
          row={row}
          check={checks[index] ?? NO_WARNING}
          questions={questions[index] ?? []}
          ticks={ticks}
          name={type}
          place={index + 1}
          cellProps={(column) => sheet.cellProps(index, column)}
          onChange={(part, column) =>
            change(
              rows.map((old) => (old.key === row.key ? { ...old, ...part } : old)),
              { row: index, column },
            )
          }
          {...(index > 0 && {
            onRemove: () => {
              change(rows.filter(({ key }) => key !== row.key));
              // The button that had the focus is gone.
              add.current?.focus();
            },
          })}
        />
      ))}
      <Button
        ref={add}
        className="mt-2"
        small
        aria-disabled={full}
        onClick={() => {
          if (full) return;
          added.current = true;
          change(withNewTenure(id, rows));
        }}
      >
        <StaffIcon name="plus" size={16} />
        Add Tenure
      </Button>
      {full && <Note className="mt-2">{marketStaffMessages.tenuresFull}</Note>}
      <WarnedFields checks={checks.map((check, index) => [rateName(type, index + 1), check])} />
      <SheetPaste sheet={sheet} />
      <SitePreview stored={stored} next={tenures}>
        {(list) =>
          list.map(({ label, rate }, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              <span className="inline-block wrap-anywhere">
                {label} <b>{formatPercent(rate)}</b>
              </span>
            </Fragment>
          ))
        }
      </SitePreview>
    </div>
  );
}

import { Fragment, useId, useLayoutEffect, useRef } from 'react';
import { formatPercent } from '@/lib/format';
import { numberInputError } from '@/lib/numbers';
import { Button } from '@/ui/admin/Button';
import { NumberInput, useMissing } from '@/ui/admin/NumberInput';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { type BondId, bondTypes } from '../documents';
import { MAX_TENURE_LABEL, MAX_TENURES } from '../limits';
import { RATE, type TenureDraft, tenuresOf, withNewTenure } from './fixedIncomeDraft';
import { marketStaffMessages } from './messages';

interface TenureRowsProps {
  id: BondId;
  rows: readonly TenureDraft[];
  onChange: (rows: readonly TenureDraft[]) => void;
}

/** The tenures of one list. The first stays: a list is never empty. */
export function TenureRows({ id, rows, onChange }: TenureRowsProps) {
  const type = bondTypes[id];
  const group = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const added = useRef(false);
  const tenures = tenuresOf(rows);
  const full = rows.length >= MAX_TENURES;
  const change = (key: number, part: Partial<TenureDraft>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  // On with the row that was added: its label is to be typed over.
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    const labels = group.current?.querySelectorAll<HTMLInputElement>('input.label') ?? [];
    const label = [...labels].at(-1);
    label?.focus();
    label?.select();
  }, [rows.length]);

  return (
    <div role="group" aria-label={type} ref={group}>
      <h3>{type}</h3>
      <div className="ten hd" aria-hidden="true">
        <span>Label</span>
        <span className="num">Rate (%)</span>
        <span />
      </div>
      {rows.map((row, index) => (
        <TenureRow
          key={row.key}
          row={row}
          name={type}
          place={index + 1}
          onChange={(part) => change(row.key, part)}
          {...(index > 0 && {
            onRemove: () => {
              onChange(rows.filter(({ key }) => key !== row.key));
              // The button that had the focus is gone.
              add.current?.focus();
            },
          })}
        />
      ))}
      <Button
        ref={add}
        small
        aria-disabled={full}
        onClick={() => {
          if (full) return;
          added.current = true;
          onChange(withNewTenure(id, rows));
        }}
      >
        <StaffIcon name="plus" size={16} />
        Add Tenure
      </Button>
      {full && <p className="read mt-2">{marketStaffMessages.tenuresFull}</p>}
      <p className="read mt-4">
        On the site:{' '}
        {tenures === null
          ? '-'
          : tenures.map(({ label, rate }, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                <span className="whitespace-nowrap">
                  {label} <b>{formatPercent(rate)}</b>
                </span>
              </Fragment>
            ))}
      </p>
    </div>
  );
}

interface TenureRowProps {
  row: TenureDraft;
  /** The list's name and the row's place in it, from 1: together they name its fields. */
  name: string;
  place: number;
  onChange: (part: Partial<TenureDraft>) => void;
  onRemove?: () => void;
}

/** One tenure: label and rate, and below them what is wrong with the rate. */
function TenureRow({ row, name, place, onChange, onRemove }: TenureRowProps) {
  const errorId = useId();
  const { missing, onInvalid } = useMissing(row.rate);
  const error = numberInputError(row.rate, RATE) ?? missing;
  return (
    <div className="ten">
      <input
        className="label"
        aria-label={`${name} label ${place}`}
        required
        // More than spaces.
        pattern=".*\S.*"
        maxLength={MAX_TENURE_LABEL}
        value={row.label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <NumberInput
        aria-label={`${name} rate ${place}`}
        kind={RATE.kind}
        // No rate of a loan to the state is below 0: the number pad is quicker.
        inputMode="decimal"
        required
        onInvalid={onInvalid}
        doubt={missing ?? undefined}
        value={row.rate}
        onChange={(rate) => onChange({ rate })}
        {...(error !== null && { 'aria-describedby': errorId })}
      />
      {onRemove !== undefined && (
        <button
          type="button"
          className="i del"
          aria-label={`Remove ${row.label || `row ${place}`}`}
          onClick={onRemove}
        >
          <StaffIcon name="bin" size={18} />
        </button>
      )}
      {error !== null && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

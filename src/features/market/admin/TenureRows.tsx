import { Fragment, useRef } from 'react';
import { formatPercent } from '@/lib/format';
import { Button } from '@/ui/admin/Button';
import { NumberInput } from '@/ui/admin/NumberInput';
import { Icon } from '@/ui/Icon';
import { type BondId, bondTypes } from '../documents';
import { MAX_TENURE_LABEL, MAX_TENURES } from '../limits';
import { TENURES_FULL } from '../messages';
import { type TenureDraft, tenuresOf, withNewTenure } from './fixedIncomeDraft';

interface TenureRowsProps {
  id: BondId;
  rows: readonly TenureDraft[];
  onChange: (rows: readonly TenureDraft[]) => void;
}

/** The tenures of one list. The first stays: a list is never empty. */
export function TenureRows({ id, rows, onChange }: TenureRowsProps) {
  const type = bondTypes[id];
  const add = useRef<HTMLButtonElement>(null);
  const tenures = tenuresOf(rows);
  const full = rows.length >= MAX_TENURES;
  const change = (key: number, part: Partial<TenureDraft>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <div role="group" aria-label={type}>
      <h3>{type}</h3>
      <div className="ten hd" aria-hidden="true">
        <span>Label</span>
        <span className="num">Rate (%)</span>
        <span />
      </div>
      {rows.map((row, index) => (
        <div key={row.key} className="ten">
          <input
            aria-label={`${type} label ${index + 1}`}
            required
            // More than spaces.
            pattern=".*\S.*"
            maxLength={MAX_TENURE_LABEL}
            value={row.label}
            onChange={(event) => change(row.key, { label: event.target.value })}
          />
          <NumberInput
            aria-label={`${type} rate ${index + 1}`}
            kind="percent"
            required
            value={row.rate}
            onChange={(rate) => change(row.key, { rate })}
          />
          {index > 0 && (
            <button
              type="button"
              className="i del"
              aria-label={`Remove ${row.label || `row ${index + 1}`}`}
              onClick={() => {
                onChange(rows.filter(({ key }) => key !== row.key));
                // The button that had the focus is gone.
                add.current?.focus();
              }}
            >
              <Icon name="bin" size={18} />
            </button>
          )}
        </div>
      ))}
      <Button
        ref={add}
        small
        aria-disabled={full}
        onClick={() => {
          if (!full) onChange(withNewTenure(id, rows));
        }}
      >
        <Icon name="plus" size={16} />
        Add Tenure
      </Button>
      {full && <p className="read mt-2">{TENURES_FULL}</p>}
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

import { Fragment, useLayoutEffect, useRef } from 'react';
import { formatPercent } from '@/lib/format';
import { Button } from '@/ui/admin/Button';
import { Note } from '@/ui/admin/Note';
import { SitePreview } from '@/ui/admin/SitePreview';
import type { QuestionTicks } from '@/ui/admin/Questions';
import { FieldWarnings } from '@/ui/admin/FieldWarnings';
import { useSheet } from '@/ui/admin/useSheet';
import { SheetPaste } from '@/ui/admin/SheetPaste';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { NO_WARNING } from '@/lib/sanityCheck';
import type { BondId, Tenure } from '@/figures/market';
import { MAX_TENURES } from '@/figures/limits';
import {
  checkRates,
  rateColumns,
  listRateQuestions,
  type TenureDraft,
  parseTypedTenures,
  addTenure,
} from '@/figures/admin/ratesDraft';
import { marketStaffMessages } from '@/figures/admin/messages';
import { rateLists } from '@/figures/registry';
import { TenureRow } from './TenureRow';
import { formatRateName, tenureClass } from './tenureFields';

interface TenureRowsProps {
  id: BondId;
  rows: readonly TenureDraft[];
  stored: readonly Tenure[] | null;
  /** The unlikely rates that the user has confirmed. */
  ticks: QuestionTicks;
  onChange: (rows: readonly TenureDraft[]) => void;
}

/**
 * Draws a line between the two lists, which are side by side on a wide screen and otherwise
 * stacked.
 */
const listClass = classes(
  'relative max-md:not-first:border-t max-md:not-first:border-hair max-md:not-first:pt-6',
  'md:not-first:before:absolute md:not-first:before:inset-y-0 md:not-first:before:-left-8 md:not-first:before:w-px md:not-first:before:bg-hair',
);

/**
 * The fields for the rates of one list. The first row has no remove button, because a list must not
 * be empty.
 */
export function TenureRows({ id, rows, stored, ticks, onChange }: TenureRowsProps) {
  const type = rateLists[id].type;
  const add = useRef<HTMLButtonElement>(null);
  const added = useRef(false);
  const tenures = parseTypedTenures(rows);
  const checks = checkRates(id, rows, stored);
  const questions = listRateQuestions(id, rows, stored);
  const full = rows.length >= MAX_TENURES;
  const sheet = useSheet({
    rows,
    columns: rateColumns,
    growth: { mostRows: MAX_TENURES, grown: (list) => addTenure(id, list) },
    onType: onChange,
    onPut: onChange,
  });
  const { change } = sheet;
  const group = sheet.tableProps.ref;
  // Selects the label of a new row, so that the user can type over it.
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
          rowNumber={index + 1}
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
              // Moves the focus to the Add Tenure button, because the removed row had the focus.
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
          change(addTenure(id, rows));
        }}
      >
        <StaffIcon name="plus" size={16} />
        Add Tenure
      </Button>
      {full && <Note className="mt-2">{marketStaffMessages.tenuresFull}</Note>}
      <FieldWarnings
        checks={checks.map((check, index) => [formatRateName(type, index + 1), check])}
      />
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

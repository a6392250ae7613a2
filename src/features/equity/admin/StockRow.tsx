import { useId } from 'react';
import { wrongClass } from '@/ui/admin/fieldClasses';
import { NumberInput } from '@/ui/admin/NumberInput';
import type { RowParts } from '@/ui/admin/SortableRow';
import type { CellProps } from '@/ui/admin/useSheet';
import { classes } from '@/ui/classes';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import {
  closeLabels,
  parseCloses,
  isOutOfRange,
  findMissingFields,
  type RowDraft,
  type RowWarnings,
} from '@/figures/admin/stockDraft';
import { ChangeText } from './ChangeText';
import { SymbolInput } from './SymbolInput';
import { columnIndexes } from './stockColumns';

const areaClasses = { previous: '[grid-area:previous]', current: '[grid-area:current]' };

interface StockRowProps {
  row: RowDraft;
  parts: RowParts;
  warnings: RowWarnings;
  cellProps: (column: number) => CellProps;
  onZero: (renderClose: 'previous' | 'current', typed: string) => void;
  onChange: (row: RowDraft, column: number) => void;
}

/**
 * A row of the editor for one stock. Below it are the warnings that the user must confirm before a
 * save.
 */
export function StockRow({ row, parts, warnings, cellProps, onZero, onChange }: StockRowProps) {
  const errorId = useId();
  const rank = parts.index + 1;
  const missing = findMissingFields(row);
  const isBeyondLimit = isOutOfRange(row);
  const [previousClose, currentClose] = parseCloses(row);
  const limitNoteId = useId();
  const texts = [warnings.previous, warnings.current, warnings.leaves].filter(Boolean);
  const close = (field: 'previous' | 'current') => {
    const warning = warnings[field] ?? (missing[field] ? warnings.leaves : undefined);
    const described = classes(warning !== undefined && errorId, isBeyondLimit && limitNoteId);
    return (
      <div className={classes(areaClasses[field], missing[field] && wrongClass)}>
        <span
          className="mb-1 block text-label font-medium text-muted @min-[520px]:hidden"
          aria-hidden="true"
        >
          {closeLabels[field]}
        </span>
        <NumberInput
          {...cellProps(columnIndexes[field])}
          aria-label={`${closeLabels[field]}, row ${rank}`}
          kind="price"
          orZero
          placeholder="0.00"
          value={row[field]}
          warning={warning}
          onZero={(typed) => onZero(field, typed)}
          onChange={(text) => onChange({ ...row, [field]: text }, columnIndexes[field])}
          hasWarning={isBeyondLimit && warning === undefined}
          {...(described !== '' && { 'aria-describedby': described })}
        />
      </div>
    );
  };
  return (
    <>
      {parts.handle}
      <span className="font-semibold text-muted [grid-area:rank]">#{rank}</span>
      <div className={classes('[grid-area:symbol]', missing.symbol && wrongClass)}>
        <SymbolInput
          {...cellProps(columnIndexes.symbol)}
          aria-label={`Stock symbol, row ${rank}`}
          value={row.symbol}
          onChange={(symbol) => onChange({ ...row, symbol }, columnIndexes.symbol)}
        />
      </div>
      {close('previous')}
      {close('current')}
      {/* Screen readers would announce the change at each key press, so aria-live is off. */}
      <div className="relative min-w-0 text-right wrap-anywhere tabular-nums [grid-area:change]">
        <output aria-live="off" aria-label={`Change (%), row ${rank}`}>
          <ChangeText previous={previousClose} current={currentClose} bare />
        </output>
        {/* The text is positioned below the change, so that it does not change the height of the
            row. */}
        {isBeyondLimit && (
          <span
            className="absolute top-full right-0 text-xs/3.5 font-medium whitespace-nowrap text-warn-ink @max-[358px]:right-auto @max-[358px]:left-0"
            id={limitNoteId}
          >
            {equityStaffMessages.beyondLimit}
          </span>
        )}
      </div>
      {parts.moveButtons}
      {texts.length > 0 && (
        <p className="-mt-1 mb-1 text-label font-medium text-loss [grid-column:3/-1]" id={errorId}>
          {texts.join(' ')}
        </p>
      )}
    </>
  );
}

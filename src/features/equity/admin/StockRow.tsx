import { useId } from 'react';
import { wrongClass } from '@/ui/admin/fieldClasses';
import { NumberInput } from '@/ui/admin/NumberInput';
import type { RowParts } from '@/ui/admin/SortableRow';
import type { CellProps } from '@/ui/admin/useSheet';
import { classes } from '@/ui/classes';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import {
  closeLabels,
  closesOf,
  isOutOfRange,
  missingIn,
  type RowDraft,
  type RowWarnings,
} from '@/figures/admin/stockDraft';
import { ChangeText } from './ChangeText';
import { SymbolInput } from './SymbolInput';
import { places } from './stockColumns';

const areas = { previous: '[grid-area:previous]', current: '[grid-area:current]' };

interface StockRowProps {
  row: RowDraft;
  parts: RowParts;
  warnings: RowWarnings;
  /** Of the field in a column. */
  cellProps: (column: number) => CellProps;
  /** A close became 0 because it was no number. */
  onZero: (close: 'previous' | 'current', typed: string) => void;
  onChange: (row: RowDraft, column: number) => void;
}

/** One stock in the making, and below it what a save should not do unasked. */
export function StockRow({ row, parts, warnings, cellProps, onZero, onChange }: StockRowProps) {
  const errorId = useId();
  const place = parts.index + 1;
  const missing = missingIn(row);
  const beyond = isOutOfRange(row);
  const [previousClose, currentClose] = closesOf(row);
  const beyondId = useId();
  const texts = [warnings.previous, warnings.current, warnings.leaves].filter(Boolean);
  const close = (field: 'previous' | 'current') => {
    const warning = warnings[field] ?? (missing[field] ? warnings.leaves : undefined);
    const described = classes(warning !== undefined && errorId, beyond && beyondId);
    return (
      <div className={classes(areas[field], missing[field] && wrongClass)}>
        <span
          className="mb-1 block text-label font-medium text-muted @min-[520px]:hidden"
          aria-hidden="true"
        >
          {closeLabels[field]}
        </span>
        <NumberInput
          {...cellProps(places[field])}
          aria-label={`${closeLabels[field]}, row ${place}`}
          kind="price"
          orZero
          placeholder="0.00"
          value={row[field]}
          warning={warning}
          onZero={(typed) => onZero(field, typed)}
          onChange={(text) => onChange({ ...row, [field]: text }, places[field])}
          hasWarning={beyond && warning === undefined}
          {...(described !== '' && { 'aria-describedby': described })}
        />
      </div>
    );
  };
  return (
    <>
      {parts.handle}
      <span className="font-semibold text-muted [grid-area:rank]">#{place}</span>
      <div className={classes('[grid-area:symbol]', missing.symbol && wrongClass)}>
        <SymbolInput
          {...cellProps(places.symbol)}
          aria-label={`Stock symbol, row ${place}`}
          value={row.symbol}
          onChange={(symbol) => onChange({ ...row, symbol }, places.symbol)}
        />
      </div>
      {close('previous')}
      {close('current')}
      {/* Worked out at each key, and read out only when asked for. */}
      <div className="relative min-w-0 text-right wrap-anywhere tabular-nums [grid-area:change]">
        <output aria-live="off" aria-label={`Change (%), row ${place}`}>
          <ChangeText previous={previousClose} current={currentClose} bare />
        </output>
        {/* In the room below the change, so that the row keeps its height. */}
        {beyond && (
          <span
            className="absolute top-full right-0 text-xs/3.5 font-medium whitespace-nowrap text-warn-ink @max-[358px]:right-auto @max-[358px]:left-0"
            id={beyondId}
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

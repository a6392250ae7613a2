import { useId } from 'react';
import { directionOf, formatPriceChange, percentMoved } from '@/lib/change';
import { wrongClass } from '@/ui/admin/Field';
import { changeLooks } from '@/ui/admin/Note';
import { NumberInput } from '@/ui/admin/NumberInput';
import type { RowParts } from '@/ui/admin/SortableRow';
import type { CellProps } from '@/ui/admin/useSheet';
import { classes } from '@/ui/classes';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { places, SymbolInput } from './SymbolInput';
import {
  closeLabels,
  isOutOfRange,
  missingIn,
  closesOf,
  type RowWarnings,
  type RowDraft,
} from '@/figures/admin/stockDraft';

interface ChangeTextProps {
  previous: number;
  current: number;
  /** The column is headed 'Change (%)'. */
  bare?: boolean;
}

/** The change with a plus sign when positive, and its colour. */
export function ChangeText({ previous, current, bare = false }: ChangeTextProps) {
  const text = formatPriceChange(previous, current);
  return (
    <span className={changeLooks[directionOf(percentMoved(previous, current))]}>
      {bare ? text.replace('%', '') : text}
    </span>
  );
}

/** The columns of a row, which are those of the header too. */
export const columnsClass =
  'grid grid-cols-[24px_28px_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_76px_56px] items-center gap-2';

/** The class of a row, which has its parts in one line, or where there is no room in two. */
export const rowClass = classes(
  columnsClass,
  "py-1 [grid-template-areas:'handle_rank_symbol_previous_current_change_moves']",
  '*:data-move:[grid-area:handle] *:data-moves:[grid-area:moves]',
  '@max-[520px]:grid-cols-[24px_28px_minmax(0,1fr)_72px_64px] @max-[520px]:py-3',
  "@max-[520px]:[grid-template-areas:'handle_rank_symbol_change_moves'_'._previous_previous_current_current']",
  '@max-[520px]:not-first:border-t @max-[520px]:not-first:border-hair',
  '@max-[520px]:*:data-move:w-6 @max-[520px]:[&>[data-moves]>*]:w-8',
  // The arrows stand below the handle there, or the symbol would be cut.
  '@max-[358px]:grid-cols-[26px_26px_minmax(0,1fr)_48px_60px] @max-[358px]:gap-x-1',
  "@max-[358px]:[grid-template-areas:'handle_rank_symbol_symbol_change'_'moves_moves_previous_current_current']",
  '@max-[358px]:*:data-moves:self-end @max-[358px]:[&_input]:px-2 @max-[358px]:[&>[data-moves]>*]:w-7',
);

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
          warned={beyond && warning === undefined}
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

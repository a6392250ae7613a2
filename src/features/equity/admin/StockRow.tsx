import { useId } from 'react';
import { formatSigned } from '@/lib/format';
import { NumberInput } from '@/ui/admin/NumberInput';
import type { RowParts } from '@/ui/admin/SortableRow';
import { classes } from '@/ui/classes';
import { closeLabels, missingIn, rowChange, type RowDoubts, type RowDraft } from './stockDraft';
import { SymbolInput } from './SymbolInput';

/** The change with a plus sign when positive, and its colour. */
export function ChangeText({ change, percent = false }: { change: number; percent?: boolean }) {
  const look = change > 0 ? 'up' : change < 0 ? 'down' : 'flat';
  const text = change === 0 ? '0.00' : formatSigned(change);
  return <span className={look}>{percent ? `${text}%` : text}</span>;
}

interface StockRowProps {
  row: RowDraft;
  parts: RowParts;
  doubts: RowDoubts;
  /** A close became 0 because it was no number. */
  onZero: (close: 'previous' | 'current', typed: string) => void;
  onChange: (row: RowDraft) => void;
}

/** One stock in the making, and below it what a save should not do unasked. */
export function StockRow({ row, parts, doubts, onZero, onChange }: StockRowProps) {
  const errorId = useId();
  const place = parts.index + 1;
  const missing = missingIn(row);
  const texts = [doubts.previous, doubts.current, doubts.leaves].filter(Boolean);
  const close = (field: 'previous' | 'current', area: string) => {
    const doubt = doubts[field] ?? (missing[field] ? doubts.leaves : undefined);
    return (
      <div className={classes(area, missing[field] && 'bad')}>
        <span className="small-label" aria-hidden="true">
          {closeLabels[field]}
        </span>
        <NumberInput
          aria-label={`${closeLabels[field]}, row ${place}`}
          kind="price"
          orZero
          placeholder="0.00"
          value={row[field]}
          doubt={doubt}
          onZero={(typed) => onZero(field, typed)}
          onChange={(text) => onChange({ ...row, [field]: text })}
          {...(doubt !== undefined && { 'aria-describedby': errorId })}
        />
      </div>
    );
  };
  return (
    <>
      {parts.handle}
      <span className="rk">#{place}</span>
      <div className={classes('sy', missing.symbol && 'bad')}>
        <SymbolInput
          aria-label={`Stock symbol, row ${place}`}
          value={row.symbol}
          onChange={(symbol) => onChange({ ...row, symbol })}
        />
      </div>
      {close('previous', 'pc')}
      {close('current', 'cc')}
      {/* Worked out at each key, and read out only when asked for. */}
      <output className="ch" aria-live="off" aria-label={`Change (%), row ${place}`}>
        <ChangeText change={rowChange(row)} />
      </output>
      {parts.moveButtons}
      {texts.length > 0 && (
        <p className="error" id={errorId}>
          {texts.join(' ')}
        </p>
      )}
    </>
  );
}

import { formatSigned } from '@/lib/format';
import { NumberInput } from '@/ui/admin/NumberInput';
import type { RowParts } from '@/ui/admin/SortableRow';
import { classes } from '@/ui/classes';
import { MAX_SYMBOL } from '../limits';
import { missingIn, rowChange, type RowDraft } from './stockDraft';

/** The change with a plus sign when positive, and its colour. */
export function ChangeText({ change, percent = false }: { change: number; percent?: boolean }) {
  const look = change > 0 ? 'up' : change < 0 ? 'down' : 'flat';
  const text = change === 0 ? '0.00' : formatSigned(change);
  return <span className={look}>{percent ? `${text}%` : text}</span>;
}

interface StockRowProps {
  row: RowDraft;
  parts: RowParts;
  onChange: (row: RowDraft) => void;
}

/** One stock in the making. */
export function StockRow({ row, parts, onChange }: StockRowProps) {
  const place = parts.index + 1;
  const missing = missingIn(row);
  const close = (label: string, field: 'previous' | 'current', area: string) => (
    <div className={classes(area, missing[field] && 'bad')}>
      <span className="small-label" aria-hidden="true">
        {label}
      </span>
      <NumberInput
        aria-label={`${label}, row ${place}`}
        kind="price"
        orZero
        placeholder="0.00"
        value={row[field]}
        onChange={(text) => onChange({ ...row, [field]: text })}
      />
    </div>
  );
  return (
    <>
      {parts.handle}
      <span className="rk">#{place}</span>
      <div className={classes('sy', missing.symbol && 'bad')}>
        <input
          aria-label={`Stock symbol, row ${place}`}
          placeholder="e.g. MTNN"
          autoComplete="off"
          maxLength={MAX_SYMBOL}
          value={row.symbol}
          onChange={(event) => onChange({ ...row, symbol: event.target.value })}
        />
      </div>
      {close('Previous Close', 'previous', 'pc')}
      {close('Current Close', 'current', 'cc')}
      <output className="ch" aria-label={`Change (%), row ${place}`}>
        <ChangeText change={rowChange(row)} />
      </output>
      {parts.moveButtons}
    </>
  );
}

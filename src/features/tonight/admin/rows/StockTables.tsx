import type { NextFigures } from '@/figures/admin/entry';
import { formatRowChange, isOutOfRange } from '@/figures/admin/stockDraft';
import { stockLists } from '@/figures/registry';
import { stockKinds } from '@/figures/stocks';
import { formatPrice } from '@/lib/format';
import { classes } from '@/ui/classes';

const cellClass = 'border-b border-hair py-1 pr-2 whitespace-nowrap last:pr-0 not-first:text-right';
const strongCellClass = `${cellClass} font-semibold`;
const headings = ['Symbol', 'Previous', 'Close', 'Change'];

export function StockTables({ lists }: { lists: NextFigures }) {
  return stockKinds.map((kind) => {
    const rows = lists[kind];
    if (rows === undefined) return null;
    return (
      <table
        key={kind}
        className="mt-3 w-full table-fixed border-collapse text-left text-label tabular-nums"
      >
        <caption className="py-1 text-left font-semibold text-ink">
          {stockLists[kind].title}
        </caption>
        <thead className="text-muted">
          <tr>
            {headings.map((head) => (
              <th key={head} scope="col" className={`${cellClass} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={strongCellClass}>
                {row.symbol}
              </th>
              <td className={cellClass}>{formatPrice(Number(row.previous))}</td>
              <td className={strongCellClass}>{formatPrice(Number(row.current))}</td>
              <td
                className={classes(
                  strongCellClass,
                  isOutOfRange(row) && 'bg-warn-bg text-warn-ink',
                )}
              >
                {formatRowChange(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

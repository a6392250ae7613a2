import { isBeyond, rowChange } from '@/figures/admin/stockDraft';
import { stockKinds } from '@/figures/stocks';
import { formatPrice, formatSigned } from '@/lib/format';
import { classes } from '@/ui/classes';
import type { NextFigures } from './summary';
import { stockLists } from '@/figures/registry';

const cell = 'border-b border-hair py-1 pr-2 whitespace-nowrap last:pr-0 not-first:text-right';
const heads = ['Symbol', 'Previous', 'Close', 'Change'];

/** The closes and changes of both lists as they would be published. */
export function Fives({ lists }: { lists: NextFigures['stocks'] }) {
  return stockKinds.map((kind) => {
    const rows = lists[kind];
    return (
      rows !== undefined && (
        <table
          key={kind}
          className="mt-3 w-full table-fixed border-collapse text-left text-label tabular-nums"
        >
          <caption className="py-1 text-left font-semibold text-ink">
            {stockLists[kind].title}
          </caption>
          <thead className="text-muted">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className={`${cell} font-medium`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={`${cell} font-semibold`}>
                  {row.symbol}
                </th>
                <td className={cell}>{formatPrice(Number(row.previous))}</td>
                <td className={`${cell} font-semibold`}>{formatPrice(Number(row.current))}</td>
                <td
                  className={classes(
                    cell,
                    'font-semibold',
                    isBeyond(row) && 'bg-warn-bg text-warn-ink',
                  )}
                >
                  {formatSigned(rowChange(row))}%
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    );
  });
}

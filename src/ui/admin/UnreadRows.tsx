import { shortenCellText } from '@/lib/table/messages';
import { RowsTable } from './RowsTable';

interface UnreadRow {
  /** The row number as in a spreadsheet, starting at 1. */
  row: number;
  text: string;
  why: string;
}

export function UnreadRows({ rows }: { rows: readonly UnreadRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="mt-4">
      <RowsTable
        className="w-full text-left text-bad-ink *:*:*:border-b *:*:*:border-hair *:*:*:py-1.5 *:*:*:pr-3 *:*:*:align-top"
        caption="Rows that could not be read"
        heads={['Row', 'Text in the row', 'Why it cannot be read']}
        rows={rows}
      >
        {({ row, text, why }) => (
          <tr key={row}>
            <td className="tabular-nums">{row}</td>
            <td className="wrap-anywhere">{shortenCellText(text)}</td>
            <td>{why}</td>
          </tr>
        )}
      </RowsTable>
    </div>
  );
}

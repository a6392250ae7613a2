import { type ReactNode, useState } from 'react';
import { formatWhole } from '@/lib/format';
import { Button } from './Button';

interface RowsTableProps<Row> {
  className: string;
  caption?: string;
  heads: readonly string[];
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

const SHOWN_ROWS = 100;

/** A table that shows at most SHOWN_ROWS rows until the user presses 'Show all'. */
export function RowsTable<Row>({ heads, rows, children, ...props }: RowsTableProps<Row>) {
  const [all, setAll] = useState(false);
  const cut = !all && rows.length > SHOWN_ROWS;
  return (
    <>
      <table className={props.className}>
        {props.caption !== undefined && <caption className="sr-only">{props.caption}</caption>}
        <thead className="text-label text-muted">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{(cut ? rows.slice(0, SHOWN_ROWS) : rows).map(children)}</tbody>
      </table>
      {cut && (
        <Button small className="mt-3 justify-self-start" onClick={() => setAll(true)}>
          Show all {formatWhole(rows.length)} rows
        </Button>
      )}
    </>
  );
}

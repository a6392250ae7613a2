import { useState } from 'react';
import { Button } from './Button';

/** A row of a table that could not be read. */
export interface UnreadRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  /** What stands in it. */
  text: string;
  why: string;
}

/** So many rows are shown before all are asked for. */
const SHOWN_ROWS = 100;
const MOST_LETTERS = 200;

/** A cell or row as it is shown: of one as large as the list its beginning. */
const shownText = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;

/** Returns the first rows of a long list, and the button that shows all. */
export function useFirstRows<Row>(rows: readonly Row[]) {
  const [all, setAll] = useState(false);
  const cut = !all && rows.length > SHOWN_ROWS;
  const button = cut && (
    <Button small className="mt-3 justify-self-start" onClick={() => setAll(true)}>
      Show all {rows.length.toLocaleString('en-US')} rows
    </Button>
  );
  return { shown: cut ? rows.slice(0, SHOWN_ROWS) : rows, button };
}

/** Lists the rows that could not be read: number, what is there, and why. */
export function UnreadRows({ rows }: { rows: readonly UnreadRow[] }) {
  const { shown, button } = useFirstRows(rows);
  if (rows.length === 0) return null;
  return (
    <div className="mt-4">
      <table className="w-full text-left text-bad-ink *:*:*:border-b *:*:*:border-hair *:*:*:py-1.5 *:*:*:pr-3 *:*:*:align-top">
        <caption className="sr-only">Rows that could not be read</caption>
        <thead className="text-label text-muted">
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What is there</th>
            <th scope="col">Why it cannot be read</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, text, why }) => (
            <tr key={row}>
              <td className="tabular-nums">{row}</td>
              <td className="wrap-anywhere">{shownText(text)}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {button}
    </div>
  );
}

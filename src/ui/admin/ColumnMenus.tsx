import { type ReactNode, useState } from 'react';
import { formatWhole } from '@/lib/format';
import { shownText, tableLabels } from '@/lib/table/limits';
import { StaffIcon } from './StaffIcon';
import { Select } from './Field';
import type { ReadTable } from './TableSource';
import { Button } from './Button';

interface DetailsProps {
  title: string;
  words: string;
  open?: boolean;
  children: ReactNode;
}

/** A part of a table that is folded to one line. */
export function Details({ title, words, open = false, children }: DetailsProps) {
  return (
    <details className="mt-4 not-open:[&>summary>svg]:-rotate-90" open={open}>
      <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <StaffIcon name="chevronDown" size={16} strokeWidth={2} />
        <h3 className="leading-6">{title}</h3>
        <span className="text-[0.8125rem] text-muted">{words}</span>
      </summary>
      {children}
    </details>
  );
}

/** The columns of a table: folded where it was known at first what they are. */
export function ColumnMenus({ table }: { table: ReadTable }) {
  const { kind, found, chooseColumn } = table;
  const [open] = useState(found?.absent.length !== 0);
  if (found === null) return null;
  const used = found.columns.filter(({ use = 'none' }) => use !== 'none').map(({ name }) => name);
  const names = used.length === 0 ? '' : `: ${used.join(', ')}`;
  const uses = Object.entries(kind.uses).map(([id, name]) => ({ id, name }));
  return (
    <Details
      title="Columns"
      words={`${used.length} of ${found.columns.length} used${names}`}
      open={open}
    >
      <div className="mb-2 grid grid-cols-6 pb-px pl-px @max-[39rem]:grid-cols-3 @max-[34rem]:grid-cols-1">
        {found.columns.map(({ index, name, use = 'none', samples }) => (
          <div
            key={index}
            data-used={use !== 'none' || undefined}
            className="-mb-px -ml-px min-w-0 border border-t-4 border-hair px-2 pt-2.5 pb-2 text-[0.8125rem] text-[#66748d] data-used:border-t-cyan data-used:text-ink @max-[34rem]:grid @max-[34rem]:grid-cols-[minmax(0,1fr)_minmax(0,10rem)] @max-[34rem]:items-center @max-[34rem]:gap-x-3 @max-[34rem]:border-t @max-[34rem]:border-l-4 @max-[34rem]:px-3 @max-[34rem]:py-2 @max-[34rem]:data-used:border-hair @max-[34rem]:data-used:border-l-cyan @max-[16rem]:grid-cols-1 forced-colors:data-used:border-[Highlight]"
          >
            <span className="block truncate font-semibold">{name}</span>
            <ul
              aria-label={`First rows of ${name}`}
              className={`mt-1 mb-2 min-h-15 leading-5 *:truncate @max-[34rem]:row-start-2 @max-[34rem]:m-0 @max-[34rem]:min-h-0 @max-[34rem]:truncate @max-[34rem]:text-left @max-[34rem]:*:inline @max-[34rem]:[&>li+li]:before:content-[',_'] ${use === uses[0]?.id ? '' : 'text-right'}`}
            >
              {samples.map((sample, at) => (
                <li key={at}>{sample}</li>
              ))}
            </ul>
            <Select
              aria-label={tableLabels.whatIs(name)}
              className="h-9 bg-[size:12px] bg-position-[right_8px_center] pr-6 pl-2 text-[0.8125rem] @max-[34rem]:col-start-2 @max-[34rem]:row-span-2 @max-[34rem]:row-start-1 @max-[34rem]:h-11 @max-[34rem]:text-[1rem] @max-[16rem]:[grid-area:auto]"
              value={use}
              options={[...uses, { id: 'none', name: 'Not used' }]}
              onChoose={(chosen) => chooseColumn(index, chosen)}
            />
          </div>
        ))}
      </div>
    </Details>
  );
}

interface RowsTableProps<Row> {
  className: string;
  caption?: string;
  heads: readonly string[];
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** The number of rows that are shown before all are requested. */
const SHOWN_ROWS = 100;

/** A table with a line for each row: of many the first, and below it the button that shows all. */
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

/** A row of a table that could not be read: what stands in it, and why. */
export interface UnreadRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  text: string;
  why: string;
}

/** Lists the rows that could not be read. */
export function UnreadRows({ rows }: { rows: readonly UnreadRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="mt-4">
      <RowsTable
        className="w-full text-left text-bad-ink *:*:*:border-b *:*:*:border-hair *:*:*:py-1.5 *:*:*:pr-3 *:*:*:align-top"
        caption="Rows that could not be read"
        heads={['Row', 'What is there', 'Why it cannot be read']}
        rows={rows}
      >
        {({ row, text, why }) => (
          <tr key={row}>
            <td className="tabular-nums">{row}</td>
            <td className="wrap-anywhere">{shownText(text)}</td>
            <td>{why}</td>
          </tr>
        )}
      </RowsTable>
    </div>
  );
}

import type { ReactNode } from 'react';
import { NOTHING } from '@/lib/changeLines';
import { classes } from '../classes';

/** A figure in two versions. */
export interface DifferenceRow {
  label: string;
  before: string;
  after: string;
  /** Under the second, in small print. */
  note?: ReactNode;
}

interface DifferenceTableProps {
  caption: string;
  heads: readonly [before: string, after: string];
  /** Before each figure on a phone, where the heads have no room. */
  words: readonly [before: string, after: string];
  rows: readonly DifferenceRow[];
}

const headClass = 'py-2 pr-4 text-left text-label font-medium text-muted';
const cellClass = 'py-2 pr-4 text-left wrap-anywhere max-md:w-auto max-md:p-0';
const valueClass = `${cellClass} text-muted max-md:before:mr-1 max-md:before:content-[attr(data-word)]`;

/** Figures in two versions side by side, a line each; on a phone each below its name. */
export function DifferenceTable({ caption, heads, words, rows }: DifferenceTableProps) {
  return (
    <table className="w-full border-collapse tabular-nums max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-hair max-md:sr-only">
        <tr>
          {['Figure', ...heads].map((head) => (
            <th key={head} scope="col" className={headClass}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ label, before, after, note }, index) => (
          <tr
            // The rows of one comparison never move.
            key={`${index} ${label}`}
            className="border-b border-hair align-top max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-2"
          >
            <th
              scope="row"
              className={classes(
                cellClass,
                'w-[30%] font-medium max-md:col-span-full max-md:font-semibold',
              )}
            >
              {label}
            </th>
            <td data-word={words[0]} className={classes(valueClass, 'w-[32%]')}>
              {before || NOTHING}
            </td>
            <td data-word={words[1]} className={classes(valueClass, 'w-[38%] md:pr-0')}>
              <b className="font-semibold text-ink">{after || NOTHING}</b>
              {note !== undefined && note !== '' && (
                <span className="block text-label">{note}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

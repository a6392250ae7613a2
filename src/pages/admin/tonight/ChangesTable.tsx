import type { ReactNode } from 'react';
import type { FigureChange } from './summary';

interface ChangesTableProps {
  caption: string;
  heads: readonly [before: string, after: string];
  changes: readonly FigureChange[];
  /** Further rows. */
  children?: ReactNode;
}

/** Figures before and after, a line each. */
export function ChangesTable({ caption, heads, changes, children }: ChangesTableProps) {
  return (
    <table className="tonight-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ figure, before, after, note }) => (
          <tr key={figure}>
            <th scope="row">{figure}</th>
            <td>{before}</td>
            <td>
              <b>{after}</b>
              {note !== '' && <span>{note}</span>}
            </td>
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}

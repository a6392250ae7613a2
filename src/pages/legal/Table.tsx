import type { LegalTable } from '@/content/legal/texts';
import { RichText } from './RichText';

/** A table that becomes a list on a narrow screen. */
export function Table({ caption, head, rows, ids = [] }: LegalTable) {
  return (
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th scope="col" key={cell}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], row) => (
          <tr key={name} {...(row in ids && { id: ids[row], tabIndex: -1 })}>
            <th scope="row">
              <RichText of={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                <RichText of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

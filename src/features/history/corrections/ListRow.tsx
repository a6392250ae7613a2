import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RevisionReason } from '@/figures/revisions';
import { correctionMessages } from '../messages';

interface ListRowProps {
  id: string;
  /** Null if no reason was recorded. */
  kind: RevisionReason | null;
  to: string;
  name: string;
  /** The day, month or quarter that the row is about: '14 Mar 2025'. */
  period: string;
  /** The first and the current value, for a figure. */
  values?: ReactNode;
  reason: ReactNode;
  changedOn: string;
}

/** A row of the list of corrections. On a narrow page, its cells are on three lines. */
export function ListRow({ id, kind, to, name, period, values, reason, changedOn }: ListRowProps) {
  return (
    <tr id={id} tabIndex={-1}>
      <td className="correction-kind">
        {kind && <b data-kind={kind}>{correctionMessages.filters[kind]}</b>}
      </td>
      <th scope="row">
        <Link to={to}>{name}</Link> <small>{period}</small>
      </th>
      <td className="correction-values">{values}</td>
      <td className="correction-reason">{reason}</td>
      <td className="correction-day">{changedOn}</td>
    </tr>
  );
}

import { listKeys } from '@/lib/records';
import { Details } from '@/ui/admin/Details';
import type { ListRow } from './listRow';
import { leftOutLabels } from './messages';

const MAX_NAMES = 60;
const formatRowName = ({ row, name, detail }: ListRow) =>
  `${name} (row ${row}${detail && `, ${detail}`})`;

export function LeftOutRows({ rows }: { rows: readonly ListRow[] }) {
  const groups = listKeys(leftOutLabels).flatMap((reason) => {
    const rowsWithReason = rows.filter((row) => row.reason === reason);
    const label = `${rowsWithReason.length} ${leftOutLabels[reason](rowsWithReason.length)}`;
    return rowsWithReason.length === 0
      ? []
      : {
          label,
          names: rowsWithReason.slice(0, MAX_NAMES).map(formatRowName),
          rest: rowsWithReason.length - MAX_NAMES,
        };
  });
  const summary = groups.map(({ label }) => label).join(', ') || 'None';
  return (
    <Details title="Left out" summary={summary}>
      <dl className="*:border-t *:border-hair *:py-2">
        {groups.map(({ label, names, rest }) => (
          <div key={label}>
            <dt className="font-medium">{label}</dt>
            <dd className="max-h-30 overflow-auto text-[0.8125rem]/5 text-muted">
              {names.join(', ')}
              {rest > 0 && ` and ${rest} more`}
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

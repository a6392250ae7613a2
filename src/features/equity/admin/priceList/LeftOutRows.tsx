import { keysOf } from '@/lib/records';
import { Details } from '@/ui/admin/Details';
import type { ListRow } from './listRow';
import { describeLeftOut } from './messages';

const MOST_NAMES = 60;
const nameOf = ({ row, name, detail }: ListRow) => `${name} (row ${row}${detail && `, ${detail}`})`;

/** Lists the rows that were left out, by reason. */
export function LeftOutRows({ rows }: { rows: readonly ListRow[] }) {
  const groups = keysOf(describeLeftOut).flatMap((reason) => {
    const own = rows.filter((row) => row.reason === reason);
    const counted = `${own.length} ${describeLeftOut[reason](own.length)}`;
    return own.length === 0
      ? []
      : { counted, shown: own.slice(0, MOST_NAMES).map(nameOf), rest: own.length - MOST_NAMES };
  });
  const words = groups.map(({ counted }) => counted).join(', ') || 'None';
  return (
    <Details title="Left out" summary={words}>
      <dl className="*:border-t *:border-hair *:py-2">
        {groups.map(({ counted, shown, rest }) => (
          <div key={counted}>
            <dt className="font-medium">{counted}</dt>
            <dd className="max-h-30 overflow-auto text-[0.8125rem]/5 text-muted">
              {shown.join(', ')}
              {rest > 0 && ` and ${rest} more`}
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

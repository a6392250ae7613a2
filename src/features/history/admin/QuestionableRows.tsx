import { Banner } from '@/ui/admin/Banner';
import { ConfirmTick } from '@/ui/admin/ConfirmTick';
import { shortPeriod } from '@/figures/admin/periods';
import { formatWhole } from '@/lib/format';
import type { CheckedRow } from './rowChecks';
import { historyFormMessages } from './messages';
import { figureText, type Subject } from './subjects';

/** Maximum number of listed rows. Further rows are only counted. */
const MOST_NAMED = 20;

interface QuestionableRowsProps {
  subject: Subject;
  rows: readonly CheckedRow[];
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Lists the rows of a file that look wrong, and asks the user to confirm them together. */
export function QuestionableRows({ subject, rows, confirmed, onConfirm }: QuestionableRowsProps) {
  const rest = rows.length - MOST_NAMED;
  const named = rows.slice(0, MOST_NAMED);
  return (
    <div role="group" aria-label={historyFormMessages.doubtful}>
      <Banner tone="warn">{historyFormMessages.leftOutUnless(rows.length)}</Banner>
      <ul className="tabular-nums wrap-anywhere *:border-b *:border-hair *:py-2">
        {named.map((row) => (
          <li key={row.row}>
            Row {row.row}, {shortPeriod(row.key)}: <b>{figureText(subject, row.value)}</b>.{' '}
            {row.check.message}
          </li>
        ))}
        {rest > 0 && <li>and {formatWhole(rest)} more</li>}
      </ul>
      <ConfirmTick
        label={historyFormMessages.confirmRows(rows.map(({ value }) => figureText(subject, value)))}
        checked={confirmed}
        onChange={onConfirm}
      />
    </div>
  );
}

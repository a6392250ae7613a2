import { Banner } from '@/ui/admin/Banner';
import { ConfirmTick } from '@/ui/admin/ConfirmTick';
import { formatShortPeriod } from '@/figures/admin/periods';
import { formatWhole } from '@/lib/format';
import type { CheckedRow } from './rowChecks';
import { historyFormMessages } from './messages';
import { formatFigureValue, type HistorySubject } from './subjects';

const MAX_LISTED_ROWS = 20;

interface QuestionableRowsProps {
  subject: HistorySubject;
  rows: readonly CheckedRow[];
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Lists the rows of a file with unlikely values. The user confirms all of them with one tick. */
export function QuestionableRows({ subject, rows, confirmed, onConfirm }: QuestionableRowsProps) {
  const rest = rows.length - MAX_LISTED_ROWS;
  const named = rows.slice(0, MAX_LISTED_ROWS);
  return (
    <div role="group" aria-label={historyFormMessages.doubtful}>
      <Banner tone="warn">{historyFormMessages.leftOutUnless(rows.length)}</Banner>
      <ul className="tabular-nums wrap-anywhere *:border-b *:border-hair *:py-2">
        {named.map((row) => (
          <li key={row.row}>
            Row {row.row}, {formatShortPeriod(row.key)}:{' '}
            <b>{formatFigureValue(subject, row.value)}</b>. {row.check.message}
          </li>
        ))}
        {rest > 0 && <li>and {formatWhole(rest)} more</li>}
      </ul>
      <ConfirmTick
        label={historyFormMessages.confirmRows(
          rows.map(({ value }) => formatFigureValue(subject, value)),
        )}
        checked={confirmed}
        onChange={onConfirm}
      />
    </div>
  );
}

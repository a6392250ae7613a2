import { formatShortPeriod } from '@/figures/admin/periods';
import { Banner } from '@/ui/admin/Banner';
import { Note } from '@/ui/admin/Note';
import { RowsTable } from '@/ui/admin/RowsTable';
import { UnreadRows } from '@/ui/admin/UnreadRows';
import { historyFormMessages } from './messages';
import type { PreviewRow } from './points';
import type { HistoryReading } from './rows';
import { formatFigureValue, type HistorySubject } from './subjects';

interface ImportPreviewProps extends Pick<HistoryReading, 'unreadable'> {
  subject: HistorySubject;
  rows: readonly PreviewRow[];
}

const effectLabels = { corrects: 'correction', new: 'new', same: 'the same' } as const;

/**
 * Shows what the import of each row would change. Unreadable rows and corrections are at the top.
 */
export function ImportPreview({ subject, rows, unreadable }: ImportPreviewProps) {
  const filterByEffect = (effect: PreviewRow['effect']) =>
    rows.filter((row) => row.effect === effect);
  const [added, corrected, same] = [
    filterByEffect('new'),
    filterByEffect('corrects'),
    filterByEffect('same'),
  ];
  const counted = historyFormMessages.counts([
    [added.length, effectLabels.new],
    [corrected.length, corrected.length === 1 ? effectLabels.corrects : 'corrections'],
    [same.length, effectLabels.same],
    [unreadable.length, 'unreadable'],
  ]);
  const { nothing, nothingReadable } = historyFormMessages;
  const changes = same.length < rows.length;
  const parts = [
    rows.length === 0 ? nothingReadable : !changes && nothing(rows.length),
    rows.length > 0 && (changes || unreadable.length > 0) && counted,
  ];
  return (
    <div className="grid gap-4">
      <Banner tone={unreadable.length > 0 ? 'warn' : 'ok'}>
        {parts.filter(Boolean).join('; ')}
      </Banner>
      <UnreadRows rows={unreadable} />
      {unreadable.length > 0 && <Note>{historyFormMessages.correctRows}</Note>}
      {rows.length > 0 && (
        <div
          className="grid gap-4 overflow-x-auto"
          role="region"
          aria-label="Preview"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
          tabIndex={0}
        >
          <RowsTable
            className="w-full text-left tabular-nums [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th):nth-child(3)]:text-right [&_td]:border-t [&_td]:border-hair [&_td]:align-top"
            heads={['Row', 'Date', 'Value', 'Effect']}
            rows={[...corrected, ...added, ...same]}
          >
            {({ row, key, value, effect, old }) => (
              <tr key={row} className={effect === 'same' ? 'text-muted' : undefined}>
                <td>{row}</td>
                <td className="whitespace-nowrap">{formatShortPeriod(key)}</td>
                <td className="whitespace-nowrap">{formatFigureValue(subject, value)}</td>
                <td className={effect === 'corrects' ? 'font-semibold' : undefined}>
                  {effect === 'corrects' && old !== undefined
                    ? `${formatFigureValue(subject, old)} → ${formatFigureValue(subject, value)}`
                    : effectLabels[effect]}
                </td>
              </tr>
            )}
          </RowsTable>
        </div>
      )}
    </div>
  );
}

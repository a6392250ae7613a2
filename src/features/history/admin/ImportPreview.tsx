import { shortPeriod } from '@/figures/admin/periods';
import { Banner } from '@/ui/admin/Banner';
import { Note } from '@/ui/admin/Note';
import { RowsTable } from '@/ui/admin/RowsTable';
import { UnreadRows } from '@/ui/admin/UnreadRows';
import { historyFormMessages } from './messages';
import type { PreviewRow } from './points';
import type { HistoryReading } from './rows';
import { figureText, type Subject } from './subjects';

interface ImportPreviewProps extends Pick<HistoryReading, 'unreadable'> {
  subject: Subject;
  rows: readonly PreviewRow[];
}

const effects = { corrects: 'correction', new: 'new', same: 'the same' } as const;

/** Shows the effect of importing each row. Unreadable rows and corrections come first. */
export function ImportPreview({ subject, rows, unreadable }: ImportPreviewProps) {
  const of = (effect: PreviewRow['effect']) => rows.filter((row) => row.effect === effect);
  const [added, corrected, same] = [of('new'), of('corrects'), of('same')];
  const counted = historyFormMessages.counts([
    [added.length, effects.new],
    [corrected.length, corrected.length === 1 ? effects.corrects : 'corrections'],
    [same.length, effects.same],
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
                <td className="whitespace-nowrap">{shortPeriod(key)}</td>
                <td className="whitespace-nowrap">{figureText(subject, value)}</td>
                <td className={effect === 'corrects' ? 'font-semibold' : undefined}>
                  {effect === 'corrects' && old !== undefined
                    ? `${figureText(subject, old)} → ${figureText(subject, value)}`
                    : effects[effect]}
                </td>
              </tr>
            )}
          </RowsTable>
        </div>
      )}
    </div>
  );
}

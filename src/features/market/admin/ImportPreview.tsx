import { useState } from 'react';
import { isCalendarDate } from '@/lib/days';
import { formatCalendarDate } from '@/lib/format';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { pastMessages } from './pastMessages';
import type { PreviewRow } from './pastPoints';
import type { UnreadableRow } from './pastRows';
import { figureText, type Subject } from './pastSubjects';
import { formatPeriod } from './periods';

/** So many rows are shown before all are asked for. */
const SHOWN_ROWS = 100;

interface ImportPreviewProps {
  subject: Subject;
  rows: readonly PreviewRow[];
  unreadable: readonly UnreadableRow[];
}

const effects = { corrects: 'correction', new: 'new', same: 'the same' } as const;

/** What an import would do, row by row: what needs a look first. */
export function ImportPreview({ subject, rows, unreadable }: ImportPreviewProps) {
  const [all, setAll] = useState(false);
  const of = (effect: PreviewRow['effect']) => rows.filter((row) => row.effect === effect);
  const ordered = [...of('corrects'), ...of('new'), ...of('same')];
  const counts = [
    ...(['new', 'corrects', 'same'] as const).map((effect) => {
      const count = of(effect).length;
      return [
        count,
        effect === 'corrects' && count !== 1 ? 'corrections' : effects[effect],
      ] as const;
    }),
    [unreadable.length, 'not readable'] as const,
  ].filter(([count]) => count > 0);
  const total = ordered.length + unreadable.length;
  const problems = unreadable.slice(0, all ? undefined : SHOWN_ROWS);
  const shown = ordered.slice(0, all ? undefined : Math.max(0, SHOWN_ROWS - problems.length));
  const changes = rows.some(({ effect }) => effect !== 'same');
  const nothing =
    rows.length === 0 ? pastMessages.nothingReadable : pastMessages.nothing(rows.length);
  return (
    <div className="grid gap-4">
      <Banner tone={unreadable.length > 0 ? 'warn' : 'ok'}>
        {changes ? pastMessages.counts(counts) : nothing}
        {!changes && unreadable.length > 0 && rows.length > 0 && `; ${pastMessages.counts(counts)}`}
      </Banner>
      <div
        className="overflow-x-auto"
        role="region"
        aria-label="Preview"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="w-full text-left tabular-nums [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_td]:border-t [&_td]:border-hair [&_td]:align-top">
          <thead className="text-label text-muted">
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Date</th>
              <th scope="col" className="text-right">
                Value
              </th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, text, why }) => (
              <tr key={row} className="text-bad-ink">
                <td>{row}</td>
                <td colSpan={2} className="wrap-anywhere">
                  {text}
                </td>
                <td>{why}</td>
              </tr>
            ))}
            {shown.map(({ row, key, value, effect, old }) => (
              <tr key={row} className={effect === 'same' ? 'text-muted' : undefined}>
                <td>{row}</td>
                <td className="whitespace-nowrap">
                  {isCalendarDate(key) ? formatCalendarDate(key) : formatPeriod(key)}
                </td>
                <td className="text-right whitespace-nowrap">{figureText(subject, value)}</td>
                <td className={effect === 'corrects' ? 'font-semibold' : undefined}>
                  {effect === 'corrects' && old !== null
                    ? `${figureText(subject, old)} → ${figureText(subject, value)}`
                    : effects[effect]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problems.length + shown.length < total && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          Show all {total.toLocaleString('en-US')} rows
        </Button>
      )}
    </div>
  );
}

import { useId } from 'react';
import { listed } from '@/lib/changeLines';
import { atMoment, formatMoment } from '@/lib/moments';
import { classes } from '../classes';
import {
  type ChangedBy,
  type Compared,
  type ComparedRow,
  type DraftRow,
  wrapOf,
} from './draftRows';
import { StaffIcon } from './StaffIcon';

interface ConflictTableProps {
  compared: Compared;
  /** Who saved, and when, an ISO time; '' where that is not known. */
  email: string;
  savedAt: string;
  /** What becomes of yours with Reload: a draft to restore, or it stays in its fields. */
  keeps: 'draft' | 'fields' | null;
}

function noteOf(by: ChangedBy, who: string): string {
  switch (by) {
    case 'nobody':
      return '';
    case 'me':
      return 'Only you changed it';
    case 'them':
      return `Only ${who} changed it`;
    case 'both':
      return 'You both changed it';
  }
}

const wordsOf = (row: DraftRow | undefined) =>
  [row?.text || '-', row?.detail].filter((part) => part !== undefined).join(', ');

/** What was opened, what is on the site by somebody else, and what is typed: who changed which. */
export function ConflictTable(props: ConflictTableProps) {
  const { email, savedAt, keeps } = props;
  const { rows, openedAt } = props.compared;
  const headId = useId();
  const now = new Date();
  // By what stands before the @.
  const who = email.split('@')[0] || 'someone else';
  const saved = savedAt === '' ? null : new Date(savedAt);
  const opened = formatMoment(openedAt, now);
  // What is the same in both is nothing to decide on.
  const changed = rows.filter(({ by }) => by !== 'nobody');
  const putBack = changed.flatMap(({ label, by, mine }) =>
    by === 'them' ? [`${label} at ${wordsOf(mine)}`] : [],
  );
  const heads = [
    `When you opened it, ${opened}`,
    saved === null ? 'Theirs, on the site' : `Theirs, ${formatMoment(saved, now)}, on the site`,
    'Yours, not saved',
  ] as const;
  return (
    <div
      role="group"
      aria-labelledby={headId}
      className="mt-4 border border-l-4 border-conflict-edge border-l-warn bg-conflict pb-3"
    >
      <div className="flex gap-2 p-3">
        <StaffIcon name="warning" className="text-warn-ink" />
        <p id={headId} className="wrap-anywhere">
          <b className="font-semibold">
            {email === '' ? 'Someone else' : email} saved
            {saved !== null && ` ${atMoment(saved, now)}`};
          </b>{' '}
          you opened the page {atMoment(openedAt, now)}. Nothing of yours is lost yet.
        </p>
      </div>
      <div className="@container px-3">
        <table className="w-full border border-hair bg-paper text-right tabular-nums @max-[36rem]:block @max-[36rem]:text-left">
          <caption className="sr-only">The versions side by side</caption>
          <thead className="@max-[36rem]:hidden">
            <tr>
              <th scope="col" className="w-1/3">
                <span className="sr-only">Part</span>
              </th>
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className="px-3 py-2 text-label font-medium wrap-anywhere text-muted"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-[36rem]:block">
            {changed.map((row) => (
              <ComparedParts key={row.label} row={row} who={who} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-1 px-3 pt-2 text-label/5 text-muted [&_b]:font-semibold [&_b]:text-ink">
        <p>
          <b>Reload</b>: use theirs.
          {keeps === 'draft' && ' Yours are kept as a draft that you can restore.'}
          {keeps === 'fields' && ' What you typed stays in the form.'}
        </p>
        <p>
          <b>Overwrite</b>: put yours on the site
          {putBack.length > 0 && `, ${listed(putBack)} too`}. Theirs stay under Recent Changes.
        </p>
      </div>
    </div>
  );
}

function ComparedParts({ row, who }: { row: ComparedRow; who: string }) {
  const { label, opened, theirs, mine, by } = row;
  const clash = by === 'both';
  const newer = classes('font-semibold', clash && 'bg-warn-bg text-warn-ink');
  const theirsIsNew = by !== 'me';
  const mineIsNew = by !== 'them';
  return (
    <tr className="border-t border-hair align-top @max-[36rem]:grid @max-[36rem]:grid-cols-3">
      <th
        scope="row"
        className="px-3 py-2 text-left font-medium wrap-anywhere @max-[36rem]:col-span-full"
      >
        {label}
        <span
          className={classes(
            'block text-label/5',
            clash ? 'font-medium text-warn-ink' : 'font-normal text-muted',
          )}
        >
          {noteOf(by, who)}
        </span>
      </th>
      <Version of="Opened" row={opened} className="text-muted" />
      <Version of="Theirs" row={theirs} className={theirsIsNew ? newer : ''} />
      <Version of="Yours" row={mine} className={mineIsNew ? newer : ''} />
    </tr>
  );
}

interface VersionProps {
  /** Whose it is, written above it where the table is narrow and has no head. */
  of: string;
  row: DraftRow | undefined;
  className: string;
}

function Version({ of, row, className }: VersionProps) {
  return (
    <td className={classes('px-3 py-2 wrap-anywhere max-narrow:px-2', className)}>
      <span className="block text-xs/4 font-normal @min-[36rem]:hidden">{of}</span>
      <span className={wrapOf(row)}>{row?.text || '-'}</span>
      {row?.detail !== undefined && (
        <span className="block text-label/5 font-normal">{row.detail}</span>
      )}
    </td>
  );
}

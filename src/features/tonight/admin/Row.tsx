import type { ReactNode } from 'react';
import { addDays, weekdayOf } from '@/lib/days';
import { formatCalendarDate, formatPercent, roundTo2 } from '@/lib/format';
import { formatMoment } from '@/lib/moments';
import { Button } from '@/ui/admin/Button';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { type FigureRow, type RowMark, type RowId, tickOf } from './entries';
import { withSame, withTick } from './draft';
import { markTexts, rowTitles, tonightMessages } from './messages';
import type { Part } from '@/lib/parts';
import type { Saved } from './useStored';
import type { Tonight } from './useTonight';

/** An earlier day as one says it on that evening: 'Thursday' within the last week, else '6 Mar'. */
export function dayName(day: string, session: string): string {
  if (day > addDays(session, -7)) return weekdayOf(day);
  return formatCalendarDate(day).replace(/ \d\d$/, '');
}

/** Such as 'up 0.62%'. */
export function direction(change: number): string {
  if (roundTo2(change) === 0) return 'unchanged';
  return `${change > 0 ? 'up' : 'down'} ${formatPercent(Math.abs(change))}`;
}

interface RowProps {
  id: RowId;
  mark: RowMark;
  /** Whose figures the site shows, such as 'Thursday's', where they are older than tonight's. */
  tag: string | null;
  part: Part;
  /** What is on the site, and when and by whom it was saved. */
  lines: ReactNode;
  /** Beside the lines: one figure. */
  field?: ReactNode;
  /** Beside the lines: a button. */
  action?: ReactNode;
  /** Below both. */
  wide?: ReactNode;
  /** Several fields stand below the lines. */
  rates?: boolean;
}

const markLooks = {
  open: 'border-dashed border-edge',
  ready: 'border-transparent bg-navy-900 text-cyan',
  published: 'border-transparent bg-gain text-paper',
  warning: 'border-transparent bg-warn-bg text-warn-ink',
};
const rowClass =
  'grid scroll-mb-24 grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-hair px-4 py-3.5';
const singleClass =
  'max-md:grid-cols-[24px_minmax(0,1fr)_144px] max-[22.5rem]:grid-cols-[24px_minmax(0,1fr)_120px]';
const linesClass =
  'text-label leading-[1.25rem] wrap-anywhere text-muted [&_a]:underline [&_b]:font-semibold [&_b]:text-ink [&_b]:tabular-nums';
/** The button of a row with several fields stands below them on a phone. */
const belowFields = 'max-md:col-[2/-1] max-md:row-start-3 max-md:mt-1 max-md:justify-self-end';

/** A row of the checklist: its mark, what is on the site, and what tonight's figure is typed into. */
export function ChecklistRow({
  id,
  mark,
  tag,
  part,
  lines,
  field,
  action,
  wide,
  rates = false,
}: RowProps) {
  const ready = part.status === 'ready';
  const single = ready && field !== undefined;
  const shown = ready ? mark : 'open';
  return (
    <li className={classes(rowClass, single && singleClass)} data-row={id}>
      <span
        data-mark={shown}
        className={classes(
          'grid size-6 place-items-center rounded-xs border forced-colors:border-[CanvasText]',
          markLooks[shown],
        )}
      >
        {shown === 'warning' && <StaffIcon name="warning" strokeWidth={1.75} />}
        {(shown === 'ready' || shown === 'published') && (
          <StaffIcon name="check" size={16} strokeWidth={3} />
        )}
      </span>
      <div className={classes(rates && 'max-md:col-[2/-1]')}>
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {rowTitles[id]}
          <span className="sr-only">: {markTexts[shown]}</span>
          {ready && tag !== null && (
            <span className="bg-warn-bg px-2 py-0.5 text-xs/4 font-medium whitespace-nowrap text-warn-ink">
              {tag}
            </span>
          )}
        </h3>
        <div className={linesClass}>
          {part.status === 'loading' && 'Loading...'}
          {ready && lines}
        </div>
      </div>
      {single && <div className="w-42 max-md:w-36 max-[22.5rem]:w-30">{field}</div>}
      {ready && action !== undefined && (
        <div className={classes('self-center', rates && belowFields)}>{action}</div>
      )}
      {ready && wide !== undefined && <div className="col-[2/-1]">{wide}</div>}
      {part.status === 'failed' && (
        <div className="col-[2/-1] mt-2">
          <LoadFailed onRetry={part.reload} busy={part.retrying}>
            {part.error}
          </LoadFailed>
        </div>
      )}
    </li>
  );
}

/** Returns what every row of a figure is given, and whether its fields are there. */
export function rowOf(tonight: Tonight, id: FigureRow) {
  const { entries, marks, days, session, current, view } = tonight;
  const [entry, mark, day] = [entries[id], marks[id], days[id]];
  const isNewer = day !== null && day > session && session !== current;
  const isOlder = day !== null && day < session && mark !== 'ready';
  const tag = isNewer
    ? tonightMessages.newerOnSite(dayName(day, current))
    : isOlder
      ? `From ${dayName(day, session)}`
      : null;
  return {
    row: { id, mark, tag },
    /** Not in the summary, nor once it is on the site. */
    editing: view === 'edit' && (mark !== 'published' || tonight.isOpen(id)),
    since: day === null || day >= session ? 'before' : dayName(day, session),
    /** What staff have to say is right. */
    warnings: entry.state === 'ready' ? entry.warnings : [],
  };
}

interface SavedLineProps {
  saved: Saved | null;
  now: Date;
  word?: 'saved' | 'uploaded';
}

/** When and by whom, such as 'saved Thu 13 Mar, 18:37, ada@example.com'; nothing where no record says so. */
export function SavedLine({ saved, now, word = 'saved' }: SavedLineProps) {
  if (saved === null) return null;
  return (
    <p>
      {word} {formatMoment(saved.at, now)}
      {saved.email !== '' && `, ${saved.email}`}
    </p>
  );
}

interface RowButtonProps {
  tonight: Tonight;
  id: FigureRow;
}

/** Opens a row's fields, or takes 'Same as Thursday' back. */
export function ChangeButton({ tonight, id }: RowButtonProps) {
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`Change ${rowTitles[id]}`}
      onClick={() => {
        if (tonight.draft.same.includes(id)) tonight.edit((typed) => withSame(typed, id, false));
        tonight.open(id);
      }}
    >
      Change
    </Button>
  );
}

/** 'Same as Thursday': one press settles the row. */
export function SameButton({ tonight, id, rest = false }: RowButtonProps & { rest?: boolean }) {
  const { since } = rowOf(tonight, id);
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`${rowTitles[id]}: ${rest ? 'rest' : 'same'} as ${since}`}
      onClick={() => tonight.settle(id)}
    >
      <StaffIcon name="equal" size={16} strokeWidth={2} />
      {rest ? 'Rest' : 'Same'} as {since}
    </Button>
  );
}

/** What is doubtful of a row counts only once staff have said that it is right. */
export function WarningTicks({ tonight, id }: RowButtonProps) {
  return rowOf(tonight, id).warnings.map((warning) => {
    const tick = tickOf(id, warning);
    return (
      <label
        key={warning}
        className="mt-2 flex min-h-10 cursor-pointer items-center gap-2 font-medium"
      >
        <input
          type="checkbox"
          className="flex-none"
          checked={tonight.draft.ticked.includes(tick)}
          onChange={({ target }) => tonight.edit((typed) => withTick(typed, tick, target.checked))}
        />
        {warning}
      </label>
    );
  });
}

/** What is wrong with a field, below it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="mt-1 text-label font-medium text-loss" id={id}>
      {children}
    </p>
  );
}

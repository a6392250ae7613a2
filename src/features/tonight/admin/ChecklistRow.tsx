import type { ReactNode } from 'react';
import { type FigureRow, withSame, withTick } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';
import { formatMoment } from '@/lib/moments';
import type { Question } from '@/lib/sanityCheck';
import { Button } from '@/ui/admin/Button';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Questions } from '@/ui/admin/Questions';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { markTexts, rowTitles } from './messages';
import type { RowId } from './rowIds';
import { isDone, tickOf } from './rows';
import type { Saved } from './useStored';
import type { Tonight } from './useTonight';

interface RowProps {
  tonight: Tonight;
  id: RowId;
  /** The value on the site, and when and by whom it was saved. */
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
export function ChecklistRow(props: RowProps) {
  const { tonight, id, lines, field = false, action = false, wide = false, rates = false } = props;
  const { part, mark, tag } = tonight.rows[id];
  const ready = part.status === 'ready';
  const single = ready && field !== false;
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
        {isDone(shown) && <StaffIcon name="check" size={16} strokeWidth={3} />}
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
      {ready && action !== false && (
        <div className={classes('self-center', rates && belowFields)}>{action}</div>
      )}
      {ready && wide !== false && <div className="col-[2/-1]">{wide}</div>}
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

interface SavedLineProps {
  saved: Saved | null;
  now: Date;
  word?: 'saved' | 'uploaded';
}

/** Shows when and by whom: 'saved Thu 13 Mar, 18:37, ada@example.com'; nothing where no record says so. */
export function SavedLine({ saved, now, word = 'saved' }: SavedLineProps) {
  if (saved === null) return null;
  return (
    <p>
      {word} {formatMoment(saved.at, now)}
      {saved.email !== '' && `, ${saved.email}`}
    </p>
  );
}

interface OfRowProps {
  tonight: Tonight;
  id: FigureRow;
}

/** Opens a row's fields, or takes 'Same as Thursday' back. */
export function ChangeButton({ tonight, id }: OfRowProps) {
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`Change ${rowTitles[id]}`}
      onClick={() => {
        if (tonight.draft.same.includes(id)) tonight.edit((typed) => withSame(typed, id, false));
        tonight.openRow(id);
      }}
    >
      Change
    </Button>
  );
}

interface EntryQuestionsProps {
  tonight: Pick<Tonight, 'draft' | 'edit'>;
  id: FigureRow | IndicatorId;
  questions: readonly Question[];
  /** The id of the text above that has the reason. */
  reasonId?: string;
}

/** Shows the questions of a row or an indicator. Until all are ticked, it is not published. */
export function EntryQuestions({ tonight, id, questions, reasonId }: EntryQuestionsProps) {
  const { draft, edit } = tonight;
  const labels = questions.map(({ label }) => label);
  return (
    <Questions
      questions={questions}
      reasonId={reasonId}
      ticked={labels.filter((label) => draft.ticked.includes(tickOf(id, label)))}
      onTick={(label, checked) => edit((typed) => withTick(typed, tickOf(id, label), checked))}
    />
  );
}

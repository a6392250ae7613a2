import { Link } from 'react-router-dom';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { getDirection } from '@/lib/change';
import { type ChangedScope, type Difference, calculatePercentBetween } from '@/lib/difference';
import { formatMoment, formatMomentWithDay } from '@/lib/moments';
import { changeLooks } from '@/ui/admin/changeLooks';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { classes } from '@/ui/classes';
import { BeforeAfter } from './BeforeAfter';
import { ChangeBar } from './ChangeBar';
import { type DescribeDocument, describeChange } from './describe';
import { changeMessages, footMessages, UNKNOWN_PERSON } from './messages';
import { createStatusLookup } from './undo/status';
import { struckClass } from './undo/struckClass';
import { UndoButton } from './undo/UndoButton';
import { useUndoOutcome } from './undo/useUndoOutcome';

/**
 * The maximum number of changed values listed per change. If there are more, the list ends with the
 * number of the values that are left out.
 */
const MAX_LINES = 4;

/** The possible scales of the bars. A scale of 5 reaches from -5% to +5%. */
const BAR_SCALES = [1, 2, 5, 10, 20, 50, 100];

/** Returns whether the history covers a single document. Its lines then need no labels. */
const isOneFigure = (of: ChangedScope) => 'paths' in of && of.paths.length === 1;

/**
 * Returns the change of a figure in percent. Returns null if the figure is not shown with a bar.
 */
function findPercentChange({ before, after }: Difference): number | null {
  if (after?.moves !== 'percent' || before?.value === undefined) return null;
  return after.value === undefined ? null : calculatePercentBetween(before.value, after.value);
}

const findBarPercent = (lines: readonly Difference[]) =>
  lines.map(findPercentChange).find((percent) => percent !== null) ?? null;

/** Returns the smallest scale on which all bars fit. Returns null if the history has no bars. */
function findBarScale(of: ChangedScope, all: readonly (readonly Difference[])[]): number | null {
  const bars = all.map(findBarPercent);
  if (!isOneFigure(of) || bars.some((bar) => bar === null)) return null;
  const largest = Math.max(...bars.map((bar) => Math.abs(bar ?? 0)));
  return BAR_SCALES.find((span) => span >= largest) ?? null;
}

/**
 * Returns the changed values to list for a change. If the history covers a single figure, only the
 * values that are drawn as bars are listed. If no value is drawn as a bar, all are listed.
 */
function listLines(
  change: ChangeRecord,
  of: ChangedScope,
  describe: DescribeDocument,
): readonly Difference[] {
  if (!('paths' in of)) return describeChange(change, describe).lines;
  const documents = change.documents.filter(({ path }) => of.paths.includes(path));
  const lines = documents.flatMap((document) => describe(document).differences);
  const figures = lines.filter((line) => findPercentChange(line) !== null);
  return isOneFigure(of) && figures.length > 0 ? figures : lines;
}

interface ChangeHistoryProps {
  id: string;
  of: ChangedScope;
  /** Sorted from newest to oldest. */
  changes: readonly ChangeRecord[];
  describe: DescribeDocument;
}

/** The last changes of a section of the staff area. The newest change has an Undo button. */
export function ChangeHistory(props: ChangeHistoryProps) {
  const { id, of, changes, describe } = props;
  const { outcome, succeed } = useUndoOutcome();
  const statusOf = createStatusLookup(changes, [], describe);
  const now = new Date();
  const lines = new Map(changes.map((each) => [each.id, listLines(each, of, describe)]));
  const span = findBarScale(of, [...lines.values()]);
  return (
    <div className="@container border-t border-hair bg-page px-4 py-3 tabular-nums" id={id}>
      <h3>{footMessages.history}</h3>
      <ol>
        {changes.map((change, index) => {
          const text = describeChange(change, describe);
          const shown = lines.get(change.id) ?? [];
          const { undoOf, undone } = statusOf(change);
          return (
            <li
              key={change.id}
              data-struck={undone === undefined ? undefined : true}
              className={classes(
                'grid items-center gap-x-3 gap-y-1 border-t border-hair py-2 wrap-anywhere first:border-t-0',
                struckClass,
                span === null
                  ? 'grid-cols-[minmax(0,1fr)_auto]'
                  : 'grid-cols-[64px_minmax(0,1fr)_auto] @max-[28rem]:grid-cols-[48px_minmax(0,1fr)]',
              )}
            >
              {span !== null && <ChangeBar change={findBarPercent(shown) ?? 0} span={span} />}
              <div>
                {shown.length === 0 && <p>{changeMessages.nothingChanged}</p>}
                {shown.slice(0, MAX_LINES).map((line, lineIndex) => (
                  <p key={`${lineIndex} ${line.label}`}>
                    {!isOneFigure(of) && <span className="text-muted">{line.label}: </span>}
                    <BeforeAfter difference={line} />{' '}
                    <span className={getNoteClass(line, of)}>{line.note}</span>
                  </p>
                ))}
                {shown.length > MAX_LINES && (
                  <p className="text-muted">{changeMessages.more(shown.length - MAX_LINES)}</p>
                )}
                <p className="text-label/5 text-muted">
                  {formatMomentWithDay(change.at, now)}, {change.email || UNKNOWN_PERSON}
                  {undoOf !== undefined && `, ${undoOf.note}`}
                  {undone !== undefined && `. ${undone}`}
                </p>
              </div>
              {index === 0 && (
                <UndoButton
                  change={change}
                  label={`${formatMoment(change.at, now)}, ${text.title}`}
                  className={classes(
                    'max-md:min-h-10',
                    span !== null && '@max-[28rem]:col-start-2 @max-[28rem]:justify-self-start',
                  )}
                  onDone={(_, message) => succeed(message)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <OutcomeMessage outcome={outcome} />
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-hair pt-2">
        <span className="text-label/6 text-muted">{span !== null && footMessages.bars(span)}</span>
        <Link className="leading-6 underline" to="/admin/changes">
          {footMessages.all}
        </Link>
      </p>
    </div>
  );
}

/**
 * Returns the class of the text beside a changed value. Only the index is coloured as a gain or a
 * loss, because a higher exchange rate is neither good nor bad.
 */
function getNoteClass(line: Difference, of: ChangedScope): string {
  const isIndex = 'paths' in of && of.paths.includes('marketIndices/ASI');
  const percent = findPercentChange(line);
  if (!isIndex || percent === null) return 'text-muted';
  return changeLooks[getDirection(percent)];
}

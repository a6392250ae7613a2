import type { ReactNode } from 'react';
import type { PagePart } from '@/lib/parts';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { markLabels, rowTitles } from '../messages';
import { isDone, type RowId, type RowMark } from '../checklist/rowIds';

interface ChecklistRowProps {
  id: RowId | 'note';
  row: {
    part: PagePart;
    mark: RowMark;
    /** A coloured label beside the title, such as 'From Thursday'. */
    tag: string | null;
  };
  /** Plain text beside the title, such as 'not required'. */
  remark?: string;
  /**
   * Text below the title: usually the value on the site, with the time and the author of the save.
   */
  lines: ReactNode;
  /** The input of a single figure, at the right of the row. */
  field?: ReactNode;
  action?: ReactNode;
  /** Content below the text, across the full width of the row. */
  wide?: ReactNode;
  hasFieldsBelow?: boolean;
  /** True while the form of this row is open beside the checklist. */
  isCurrent?: boolean;
}

const markLooks = {
  open: 'border-dashed border-edge',
  ready: 'border-transparent bg-navy-900 text-cyan',
  published: 'border-transparent bg-gain text-paper',
  warning: 'border-transparent bg-warn-bg text-warn-ink',
};
const rowClass =
  'grid scroll-mb-24 grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-hair px-4 py-3.5';
/** In forced-colours mode the browser draws no shadows, so the row gets an outline. */
const currentClass =
  'bg-offer shadow-[inset_4px_0_0_var(--color-cyan)] forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]';
const singleClass =
  'max-md:grid-cols-[24px_minmax(0,1fr)_144px] max-[22.5rem]:grid-cols-[24px_minmax(0,1fr)_120px]';
const linesClass =
  'text-label leading-[1.25rem] wrap-anywhere text-muted [&_a]:underline [&_b]:font-semibold [&_b]:text-ink [&_b]:tabular-nums';
const belowFieldsClass = 'max-md:col-[2/-1] max-md:row-start-3 max-md:mt-1 max-md:justify-self-end';

export function ChecklistRow(props: ChecklistRowProps) {
  const { id, lines, field = false, action = false, wide = false, hasFieldsBelow = false } = props;
  const { part, mark, tag } = props.row;
  const ready = part.status === 'ready';
  const single = ready && field !== false;
  const shown = ready ? mark : 'open';
  return (
    <li
      className={classes(rowClass, single && singleClass, props.isCurrent === true && currentClass)}
      data-row={id}
      aria-current={props.isCurrent === true ? true : undefined}
    >
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
      <div className={classes(hasFieldsBelow && 'max-md:col-[2/-1]')}>
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {rowTitles[id]}
          <span className="sr-only">: {markLabels[shown]}</span>
          {props.remark !== undefined && (
            <span className="text-label font-normal text-muted">{props.remark}</span>
          )}
          {ready && tag !== null && (
            <span className="bg-warn-bg px-2 py-0.5 text-xs/4 font-medium whitespace-nowrap text-warn-ink forced-colors:border">
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
        <div className={classes('self-center', hasFieldsBelow && belowFieldsClass)}>{action}</div>
      )}
      {ready && wide !== false && (
        // The name of the group tells screen readers which row a checkbox belongs to.
        <div className="col-[2/-1]" role="group" aria-label={rowTitles[id]}>
          {wide}
        </div>
      )}
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

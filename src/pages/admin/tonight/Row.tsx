import type { ReactNode } from 'react';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { markWords, rowTitles } from './messages';
import type { Mark, RowId } from './rowState';
import type { Part } from './useParts';

interface RowProps {
  id: RowId;
  mark: Mark;
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

/** A row of the checklist: its mark, what is on the site, and what tonight's figure is typed into. */
export function Row({ id, mark, tag, part, lines, field, action, wide, rates = false }: RowProps) {
  const ready = part.status === 'ready';
  const single = ready && field !== undefined;
  return (
    <li className={classes('tonight-row', single && 'single', rates && 'rates')} data-row={id}>
      <MarkBox mark={ready ? mark : 'open'} />
      <div className="tonight-head">
        <h3>
          {rowTitles[id]}
          <span className="sr-only">: {markWords[ready ? mark : 'open']}</span>
          {ready && tag !== null && <StaleTag>{tag}</StaleTag>}
        </h3>
        <div className="tonight-lines">
          {part.status === 'loading' && 'Loading...'}
          {ready && lines}
        </div>
      </div>
      {single && <div className="tonight-field">{field}</div>}
      {ready && action !== undefined && <div className="tonight-action">{action}</div>}
      {ready && wide !== undefined && <div className="tonight-wide">{wide}</div>}
      {part.status === 'failed' && (
        <div className="tonight-wide mt-2">
          <LoadFailed onRetry={part.reload} busy={part.retrying}>
            {part.error}
          </LoadFailed>
        </div>
      )}
    </li>
  );
}

function MarkBox({ mark }: { mark: Mark }) {
  return (
    <span className={classes('tonight-mark', mark)} data-mark={mark}>
      {mark === 'look' && <StaffIcon name="warning" strokeWidth={1.75} />}
      {(mark === 'ready' || mark === 'published') && (
        <StaffIcon name="check" size={16} strokeWidth={3} />
      )}
    </span>
  );
}

function StaleTag({ children }: { children: string }) {
  return (
    <span className="bg-warn-bg px-2 py-0.5 text-xs/4 font-medium whitespace-nowrap text-warn-ink">
      {children}
    </span>
  );
}

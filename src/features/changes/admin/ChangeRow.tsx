import { useContext } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { formatClock, formatMoment } from '@/lib/moments';
import { classes } from '@/ui/classes';
import { ChangeLines } from './ChangeLines';
import { MAX_UNFOLDED_LINES } from './unfolded';
import { DescribeContext, describeChange } from './describe';
import { changeMessages, UNKNOWN_PERSON } from './messages';
import type { ChangeStatus } from './undo/status';
import { struckClass } from './undo/struckClass';
import { UndoButton, type UndoButtonProps } from './undo/UndoButton';
import { useChangeName } from './undo/useChangeName';

interface ChangeRowProps {
  change: ChangeRecord;
  status: ChangeStatus;
  disagrees: boolean;
  now: Date;
  onDone: UndoButtonProps['onDone'];
}

const rowClass = classes(
  'scroll-my-20 focus-visible:-outline-offset-3',
  struckClass,
  'data-struck:bg-[repeating-linear-gradient(135deg,transparent_0_7px,#f3f6fb_7px_8px)]',
  // On a phone, the cells of a row are stacked.
  'max-md:grid max-md:grid-cols-[48px_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:border-b max-md:border-hair max-md:py-3',
  'max-md:data-struck:-mx-4 max-md:data-struck:px-4',
);
const cellClass =
  'border-b border-hair py-3 text-left align-top leading-[1.7] max-md:row-start-1 max-md:block max-md:w-auto max-md:border-0 max-md:p-0';

export function ChangeRow(props: ChangeRowProps) {
  const { change, status, disagrees, now, onDone } = props;
  const text = describeChange(change, useContext(DescribeContext));
  const name = useChangeName(change);
  const time = formatClock(change.at);
  const { undoOf, undone } = status;
  const lines = text.lines.map((line) => ({
    ...line,
    ...(undoOf && { note: undoOf.note }),
    ...(undoOf && text.lines.length === 1 && { label: undoOf.title }),
  }));
  return (
    <tr
      tabIndex={-1}
      data-id={change.id}
      data-struck={undone === undefined ? undefined : true}
      className={rowClass}
    >
      <td className={classes(cellClass, 'w-14 pr-4 font-semibold max-md:col-start-1')}>
        <time dateTime={change.at.toISOString()}>{time}</time>
      </td>
      <td
        className={classes(
          cellClass,
          'w-42 pr-4 wrap-anywhere text-muted max-md:col-[2/4] max-md:row-start-2 max-md:text-label',
        )}
      >
        {change.email || UNKNOWN_PERSON}
      </td>
      <th scope="row" className={classes(cellClass, 'w-36 pr-4 font-semibold max-md:col-start-2')}>
        {text.title}
        <span className="block text-(length:--text-label) font-normal text-muted empty:hidden">
          {undoOf !== undefined && lines.length !== 1 && undoOf.title}
          {undoOf === undefined &&
            lines.length > MAX_UNFOLDED_LINES &&
            changeMessages.count(lines.length)}
        </span>
      </th>
      <td className={classes(cellClass, 'pr-4 max-md:col-[2/4] max-md:row-start-3 max-md:mt-2')}>
        <ChangeLines lines={lines} />
        {disagrees && <p className="font-medium text-bad-ink">{changeMessages.disagrees}</p>}
      </td>
      <td
        className={classes(
          cellClass,
          'w-36 text-right max-md:col-start-3 max-md:in-data-struck:col-[2/4] max-md:in-data-struck:row-start-4 max-md:in-data-struck:text-left',
        )}
      >
        <UndoButton
          change={change}
          label={`${formatMoment(change.at, now)}, ${name}`}
          status={status}
          className="max-md:min-h-10"
          onDone={onDone}
        />
      </td>
    </tr>
  );
}

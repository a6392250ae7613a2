import { useContext, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Change } from '@/firebase/staff/changes';
import { Button, buttonClass } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { DescribeContext, textOf } from '../describe';
import { undoMessages } from './messages';
import { type ChangeStatus, hindranceOf } from './status';
import { preloadUndo, UndoDialog } from './UndoDialog';

export interface UndoButtonProps {
  change: Change;
  /** Names the change, where there are several. */
  named?: string;
  /** Only in the list: what became of the change, or why there is no button, stands in its place. */
  status?: ChangeStatus | undefined;
  look?: 'danger';
  className?: string;
  /** Called with the record of the undo, where it could be read, and the message. */
  onDone: (record: Change | null, text: string) => void;
}

const smallClass = 'block text-label leading-normal font-normal wrap-anywhere text-muted';

/** The button that undoes a change, and the question that it asks; in the list, why there is none. */
export function UndoButton(props: UndoButtonProps) {
  const { change, named, status, look = 'plain', className, onDone } = props;
  const describe = useContext(DescribeContext);
  const [asked, setAsked] = useState(false);
  useEffect(preloadUndo, []);
  const hindrance = hindranceOf(change, describe);
  if (status?.ended !== undefined) return <small className={smallClass}>{status.ended}</small>;
  if (change.kind === 'undo' || textOf(change, describe).lines.length === 0) return null;
  const since = status?.outdated === true && undoMessages.changedSince;
  const note = hindrance === null ? since : status && hindrance.reason;
  return (
    <>
      {hindrance === null && (
        <Button
          small={look === 'plain'}
          look={look}
          className={className}
          data-do="undo"
          aria-label={named === undefined ? undefined : `${undoMessages.undo}: ${named}`}
          onClick={() => setAsked(true)}
        >
          <StaffIcon name="retry" size={16} />
          {undoMessages.undo}
        </Button>
      )}
      {status && hindrance?.ofFile === true && (
        <Link className={classes(buttonClass('plain', true), className)} to="/admin/resources">
          {undoMessages.openResources}
        </Link>
      )}
      {note && <small className={smallClass}>{note}</small>}
      {asked && <UndoDialog change={change} onDone={onDone} onClose={() => setAsked(false)} />}
    </>
  );
}

import { useContext, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { Button } from '@/ui/admin/Button';
import { getButtonClass } from '@/ui/admin/buttonClass';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { DescribeContext, describeChange } from '../describe';
import { undoMessages } from './messages';
import { type ChangeStatus, findObstacle } from './status';
import { UndoContext } from './UndoContext';
import { UndoDialog } from './UndoDialog';
import { preloadUndo } from './preloadUndo';

export interface UndoButtonProps {
  change: ChangeRecord;
  label?: string;
  /**
   * The status of the change in the list of changes. If the change cannot be undone, the reason is
   * shown instead of the button.
   */
  status?: ChangeStatus | undefined;
  look?: 'danger';
  className?: string;
  /**
   * Called after the undo with the success message and the change record of the undo. The record is
   * null if it could not be loaded.
   */
  onDone: (record: ChangeRecord | null, text: string) => void;
}

const smallClass = 'block text-label leading-normal font-normal wrap-anywhere text-muted';

/**
 * Opens the dialog that asks for confirmation of an undo. In the list of changes, it shows the
 * reason if a change cannot be undone.
 */
export function UndoButton(props: UndoButtonProps) {
  const { change, label, status, look = 'plain', className, onDone } = props;
  const describe = useContext(DescribeContext);
  const { factsOf } = useContext(UndoContext);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(preloadUndo, []);
  const obstacle = findObstacle(change, describe, factsOf);
  if (status?.undone !== undefined) return <small className={smallClass}>{status.undone}</small>;
  if (change.kind === 'undo' || describeChange(change, describe).lines.length === 0) return null;
  const since = status?.outdated === true && undoMessages.changedSince;
  const note = obstacle === null ? since : status && obstacle.reason;
  return (
    <>
      {obstacle === null && (
        <Button
          small={look === 'plain'}
          look={look}
          className={className}
          data-do="undo"
          aria-label={label === undefined ? undefined : `${undoMessages.undo}: ${label}`}
          onClick={() => setIsOpen(true)}
        >
          <StaffIcon name="retry" size={16} />
          {undoMessages.undo}
        </Button>
      )}
      {status && obstacle?.isFile === true && (
        <Link className={classes(getButtonClass('plain', true), className)} to="/admin/resources">
          {undoMessages.openResources}
        </Link>
      )}
      {note && <small className={smallClass}>{note}</small>}
      {isOpen && <UndoDialog change={change} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  );
}

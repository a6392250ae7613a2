import { LEAVE_TEXT, LEAVE_TITLE, RELOAD_TEXT, RELOAD_TITLE } from './leaveMessages';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveDialogProps {
  /**
   * True if the user pressed Reload after a conflict. Reload replaces the input with the stored
   * values.
   */
  reload?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved input is lost: when the user leaves a page, signs out or reloads a form. */
export function LeaveDialog({ reload = false, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={reload ? RELOAD_TITLE : LEAVE_TITLE}
      text={reload ? RELOAD_TEXT : LEAVE_TEXT}
      cancelText="Stay"
      confirmText={reload ? 'Reload' : 'Leave'}
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}

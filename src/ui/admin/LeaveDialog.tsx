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

/**
 * Asks the user to confirm before unsaved input is lost. The user may leave the page, sign out, or
 * reload a form.
 */
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

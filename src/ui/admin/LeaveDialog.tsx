import { LEAVE_TEXT, LEAVE_TITLE, RELOAD_TEXT, RELOAD_TITLE } from './leaveMessages';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveDialogProps {
  /** True for Reload after a conflict: the stored values replace the input. */
  reload?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The dialog itself, also used before signing out. */
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

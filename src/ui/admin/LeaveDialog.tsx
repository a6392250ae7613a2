import { LEAVE_TEXT, LEAVE_TITLE, RELOAD_TEXT, RELOAD_TITLE } from './leaveMessages';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveDialogProps {
  /** The way out is Reload, after somebody else saved: what is stored replaces what was typed. */
  reload?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The question itself, also for other ways out such as signing out. */
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

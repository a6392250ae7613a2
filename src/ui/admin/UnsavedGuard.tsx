import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { hasUnsavedChanges, useAnyUnsaved } from './useUnsavedChanges';

export const LEAVE_TITLE = 'Leave without saving?';
export const LEAVE_TEXT = 'What you changed on this page has not been saved.';
export const RELOAD_TITLE = 'Reload without saving?';
export const RELOAD_TEXT =
  'What you changed here has not been saved, and what is stored replaces it.';

/** Asks before a page with unsaved changes is left: in the app by a dialog, else by the browser's own. */
export function UnsavedGuard() {
  const unsaved = useAnyUnsaved();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The question itself, also for other ways out such as signing out. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={LEAVE_TITLE}
      text={LEAVE_TEXT}
      cancelText="Stay"
      confirmText="Leave"
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}

interface ReloadDialogProps {
  open: boolean;
  onStay: () => void;
  onReload: () => void;
}

/** Asks before Reload, after somebody else saved, replaces what was typed. */
export function ReloadDialog({ open, onStay, onReload }: ReloadDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={RELOAD_TITLE}
      text={RELOAD_TEXT}
      cancelText="Stay"
      confirmText="Reload"
      onCancel={onStay}
      onConfirm={onReload}
    />
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './Dialog';

/* The editors on the page that hold something not saved. One page, one set. */
const dirtyEditors = new Set<symbol>();

export function hasUnsavedChanges(): boolean {
  return dirtyEditors.size > 0;
}

/** An editor says whether it holds something not saved; UnsavedGuard asks before that is left. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const editor = Symbol('editor');
    dirtyEditors.add(editor);
    return () => void dirtyEditors.delete(editor);
  }, [dirty]);
}

export const LEAVE_TITLE = 'Leave without saving?';
export const LEAVE_TEXT = 'Your changes on this page have not been saved.';
export const RELOAD_TITLE = 'Reload without saving?';
export const RELOAD_TEXT =
  'Your changes here have not been saved, and what is stored will replace them.';

/** Asks before a page with unsaved changes is left: in the app by a dialog, else by the browser's own. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

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

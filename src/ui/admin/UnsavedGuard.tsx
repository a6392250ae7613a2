import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';
import { hasUnsavedChanges } from './unsavedChanges';

/**
 * Asks before the user leaves a page with unsaved changes. Navigation within the app opens a
 * dialog. Closing or reloading the tab opens the browser's own.
 */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, []);

  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

/**
 * Calls back when the user returns to the page: its tab came to the front, or Back restored it from
 * the browser's cache. For the latter, some browsers send both events. Returns a function that
 * stops it.
 */
export function onReturn(listener: () => void): () => void {
  const handleVisibility = () => {
    if (!document.hidden) listener();
  };
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pageshow', handleShow);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pageshow', handleShow);
  };
}

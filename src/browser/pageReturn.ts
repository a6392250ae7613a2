/**
 * Calls `listener` when the user returns to the page: the tab came to the front, or Back restored
 * the page from the browser's cache. In some browsers, Back calls it twice. Returns a function that
 * removes the listener.
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

/**
 * Calls `listener` when the user returns to the page: the tab comes to the front, or Back restores
 * the page from the browser's cache. Back may call `listener` twice, because some browsers send
 * both events. Returns a function that removes the listener.
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

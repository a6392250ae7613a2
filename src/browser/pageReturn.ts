/**
 * Calls back when the page is seen again: its tab came to the front, or Back brought it out of the
 * browser's cache, for which a browser may send both events. Returns how to stop.
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

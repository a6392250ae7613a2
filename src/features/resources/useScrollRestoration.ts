import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { toFields, readNumber } from '@/lib/stored';

/** The name under which the scroll position is stored in the state of the history entry. */
const SCROLL_FIELD = 'scrollY';

/**
 * Stores the scroll position in the history entry, and restores it after Back, Forward or a reload.
 * The browser would restore it too early, while the page is still too short.
 * @param ready true once the page has its full height
 */
export function useScrollRestoration(ready: boolean): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (!ready) return;
    const readEntry = () => toFields(window.history.state) ?? {};
    const kept = readNumber(readEntry(), SCROLL_FIELD);
    if (isReturn && kept !== null) window.scrollTo(0, kept);
    const storeScroll = () =>
      window.history.replaceState({ ...readEntry(), [SCROLL_FIELD]: window.scrollY }, '');
    // Store the position during the capture phase of a click, before the router navigates.
    const gone = new AbortController();
    document.addEventListener('click', storeScroll, { capture: true, signal: gone.signal });
    document.addEventListener('scrollend', storeScroll, { signal: gone.signal });
    return () => gone.abort();
  }, [key, isReturn, ready]);
}

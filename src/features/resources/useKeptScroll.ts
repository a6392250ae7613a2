import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fieldsOf, numberIn } from '@/lib/stored';

/** The name under which it stands in the history entry, beside what the router keeps there. */
const FIELD = 'scrollY';

/**
 * Keeps how far one has scrolled in the history entry, and scrolls there when Back, Forward or a
 * reload leads to the entry again. The browser does that too, but only as far as the page reaches
 * at that moment: what comes later is not there yet.
 * @param ready whether the page has its full height
 */
export function useKeptScroll(ready: boolean): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (!ready) return;
    const entry = () => fieldsOf(window.history.state) ?? {};
    const kept = numberIn(entry(), FIELD);
    if (isReturn && kept !== null) window.scrollTo(0, kept);
    const keep = () => window.history.replaceState({ ...entry(), [FIELD]: window.scrollY }, '');
    // Capturing: before the router goes on to the next entry.
    const gone = new AbortController();
    document.addEventListener('click', keep, { capture: true, signal: gone.signal });
    document.addEventListener('scrollend', keep, { signal: gone.signal });
    return () => gone.abort();
  }, [key, isReturn, ready]);
}

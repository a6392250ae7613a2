/*
 * The start-up script of the pages whose code begins with a script element: embedded pages, the offline
 * shell and the staff area. Shows the notice if that code fails to load. firebase.json has its hash.
 */
import { CODE_MISSING, HYDRATING } from '@/browser/timing';
import { watchCode } from './codeNotice';

watchCode();
const started = new AbortController();
document.addEventListener(HYDRATING, () => started.abort());
// The element reports code that did not arrive; the window reports code that cannot be parsed or throws.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target !== window && !(target instanceof HTMLScriptElement)) return;
    document.dispatchEvent(new Event(CODE_MISSING));
  },
  { capture: true, signal: started.signal },
);

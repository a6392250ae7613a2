/*
 * What happens before React runs. The build puts this script into the head of every page but embedded ones
 * and the offline shell, in front of the style sheets, for which it would wait; firebase.json has its hash.
 *
 * 1. The element in front of the script names the page's first reads and its code (`scripts/build.ts`). The
 *    reads with the Today strip's figures are sent at once, the others after the first paint
 *    (`firstReads.ts`). `main.tsx` lets Firestore's SDK take the answers as those of its own requests.
 * 2. In each frame until the page is parsed, figures of the last visit go where they belong, so the first
 *    frame that is painted has them; on a first visit those of the first answers do (`figures.ts`). An
 *    element that shows one names it, `data-figure="asi.value"`. React takes such an element as it finds it
 *    (`suppressHydrationWarning`) until it has figures itself.
 * 3. Once the page is styled and painted, its code is fetched and run (`code.ts`).
 * 4. `main.tsx` says that React is about to hydrate the page (`HYDRATING`), after which nothing here changes
 *    it, then each page and deferred section says that it has hydrated (`HYDRATED`), and presses of buttons
 *    that nothing has answered are repeated (`earlyPresses.ts`).
 *
 * The two halves share the global `window.firstReads` and those two events, nothing else.
 */
import { HYDRATING, nextTask, painted } from '@/browser/timing';
import { NEWER } from '@/lib/offline';
import { fieldsOf } from '@/lib/stored';
import { beginCode } from './code';
import { repeatEarlyPresses } from './earlyPresses';
import { isShownFirst, showAnswers, showCachedFigures } from './figures';
import { type FirstRead, sendFirstReads } from './firstReads';

/** Loads a page anew that the worker had of a version before, as long as nobody has begun to use it. */
function loadNewerPage(): void {
  if (!('serviceWorker' in navigator)) return;
  let isInUse = false;
  for (const sign of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(sign, () => (isInUse = true), { capture: true, passive: true });
  }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === NEWER && !isInUse) window.location.reload();
  });
}

/**
 * Loads the page anew whose HTML is another one's: after a reload, Back may come before the code. Not where a
 * link has been followed meanwhile, to which the browser is on its way.
 */
function loadOwnPage(): void {
  const sent = window.location.pathname;
  let isLeaving = false;
  window.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element && target.closest('a[href^="/"]:not([target])');
    if (link && !ctrlKey && !metaKey && !shiftKey) isLeaving = true;
  });
  document.addEventListener(HYDRATING, (event) => {
    if (window.location.pathname === sent) return;
    event.preventDefault();
    if (!isLeaving) window.location.reload();
  });
}

const isText = (value: unknown) => typeof value === 'string';
const isRead = (value: unknown): value is FirstRead =>
  isText(fieldsOf(value)?.['url']) && isText(fieldsOf(value)?.['body']);
const listed = <Item>(list: unknown, isItem: (value: unknown) => value is Item): Item[] =>
  Array.isArray(list) ? list.filter(isItem) : [];

const json = document.currentScript?.previousElementSibling?.textContent ?? '{}';
const { reads, code, deferred } = fieldsOf(JSON.parse(json)) ?? {};
const firstPaint = painted();
loadOwnPage();
repeatEarlyPresses();
loadNewerPage();
void beginCode(listed(code, isText), listed(deferred, isText));
const answers = sendFirstReads(listed(reads, isRead), isShownFirst, firstPaint.then(nextTask));
if (!showCachedFigures()) void showAnswers(answers, firstPaint);

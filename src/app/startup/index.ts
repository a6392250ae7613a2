/*
 * The start-up script runs before React. The build puts it into the head of every page but embedded
 * ones and the offline shell, in front of the style sheets, for which it would wait; firebase.json
 * has its hash.
 *
 * 1. The element in front of the script names the page's first reads and its code
 *    (`scripts/build/pages.ts`). The reads with the Today strip's figures are sent at once, the
 *    others after the first paint (`firstReads.ts`). `main.tsx` lets Firestore's SDK take the
 *    answers as those of its own requests.
 * 2. In each frame until the page is parsed, figures of the last visit go where they belong, so the
 *    first frame that is painted has them; on a first visit those of the first answers do
 *    (`figures.ts`). An element that shows one names it, `data-figure="asi.value"`. React hydrates
 *    the same figures (`window.earlyFigures`), so it knows each text that it replaces once it has
 *    its own.
 * 3. Once the page shows figures, or time is up, its code is fetched; it runs once all is painted
 *    (`code.ts`). If the code fails or takes too long, the page reports that and stops waiting
 *    (`browser/withoutCode.ts`).
 * 4. `main.tsx` says that React is about to hydrate the page (`HYDRATING`), after which nothing
 *    here changes it, then each page and deferred section says that it has hydrated (`HYDRATED`):
 *    presses of buttons that nothing has answered are repeated (`earlyClicks.ts`), and what is far
 *    from the window is laid out too (`layOutNearby`).
 *
 * The two halves share two globals, `window.firstReads` and `window.earlyFigures`, and those two
 * events.
 */
import { reloadForNewVersion, reloadIfOtherPage } from '@/browser/newDocument';
import { layOutNearby, nextTask, painted } from '@/browser/timing';
import { expectCode } from '@/browser/withoutCode';
import { fieldsOf } from '@/lib/stored';
import { beginCode } from './code';
import { replayEarlyClicks } from './earlyClicks';
import { isShownFirst, showAnswers, showCachedFigures } from './figures';
import { type FirstRead, sendFirstReads } from './firstReads';

const isText = (value: unknown) => typeof value === 'string';
const isRead = (value: unknown): value is FirstRead =>
  isText(fieldsOf(value)?.['url']) && isText(fieldsOf(value)?.['body']);
const listed = <Item>(list: unknown, isItem: (value: unknown) => value is Item): Item[] =>
  Array.isArray(list) ? list.filter(isItem) : [];

const json = document.currentScript?.previousElementSibling?.textContent ?? '{}';
const { reads, code, deferred } = fieldsOf(JSON.parse(json)) ?? {};
const firstPaint = painted();
expectCode();
layOutNearby();
reloadIfOtherPage();
replayEarlyClicks();
reloadForNewVersion();
const answers = sendFirstReads(listed(reads, isRead), isShownFirst, firstPaint.then(nextTask));
const figures = showCachedFigures() ? firstPaint : showAnswers(answers, firstPaint);
void beginCode(listed(code, isText), listed(deferred, isText), firstPaint, figures);

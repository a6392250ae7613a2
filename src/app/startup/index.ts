/*
 * The start-up script runs before React. The build inserts it into the head of every page except
 * embedded charts and the offline shell. It comes before the style sheets, because it would wait
 * for them. firebase.json contains its hash.
 *
 * 1. The element before the script lists the page's first reads and its code
 * (`scripts/build/pages.ts`). Reads for the Today strip are sent at once, the others after the
 * first paint (`firstReads.ts`). `main.tsx` passes the answers to Firestore's SDK.
 * 2. In each frame until the page is parsed, cached figures are put into the page, so the first
 * paint has them. On a first visit, the first answers are used (`figures.ts`). An element names its
 * figure: `data-figure="asi.value"`. React hydrates the same figures (`window.earlyFigures`) and
 * then replaces them by its own.
 * 3. Once figures are shown or the time limit is over, the code is fetched. It runs once the page
 * is painted (`code.ts`). If the code fails or is late, the page shows a notice and stops waiting
 * (`browser/withoutCode.ts`).
 * 4. `main.tsx` dispatches `HYDRATING_EVENT` before hydration. After that, this script changes
 *    nothing.
 * Each page and deferred section dispatches `HYDRATED_EVENT` after hydration. Early clicks on
 * buttons are then replayed (`earlyClicks.ts`), and distant parts of the page are laid out
 * (`layOutOnlyNearbyParts`).
 *
 * The script and the app share two globals, `window.firstReads` and `window.earlyFigures`, and
 * these two events.
 */
import { reloadForNewVersion, reloadIfOtherPage } from '@/browser/newDocument';
import { layOutOnlyNearbyParts, waitForTask, waitForFirstPaint } from '@/browser/timing';
import { hideMissingCode } from '@/browser/withoutCode';
import { toFields } from '@/lib/stored';
import { loadPageCode } from './code';
import { replayEarlyClicks } from './earlyClicks';
import { isShownFirst, showAnswers, showCachedFigures } from './figures';
import { type FirstRead, sendFirstReads } from './firstReads';

const isText = (value: unknown) => typeof value === 'string';
const isRead = (value: unknown): value is FirstRead =>
  isText(toFields(value)?.['url']) && isText(toFields(value)?.['body']);
const listItems = <Item>(list: unknown, isItem: (value: unknown) => value is Item): Item[] =>
  Array.isArray(list) ? list.filter(isItem) : [];

const json = document.currentScript?.previousElementSibling?.textContent ?? '{}';
const { reads, code, deferred } = toFields(JSON.parse(json)) ?? {};
const firstPaint = waitForFirstPaint();
hideMissingCode();
layOutOnlyNearbyParts();
reloadIfOtherPage();
replayEarlyClicks();
reloadForNewVersion();
const answers = sendFirstReads(
  listItems(reads, isRead),
  isShownFirst,
  firstPaint.then(waitForTask),
);
const figures = showCachedFigures() ? firstPaint : showAnswers(answers, firstPaint);
void loadPageCode(listItems(code, isText), listItems(deferred, isText), firstPaint, figures);

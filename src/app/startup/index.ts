/*
 * The start-up script. It runs before React. The build inserts it into the head of every page,
 * except embedded charts and the offline shell. The script is placed before the style sheets,
 * because browsers delay a script after a style sheet until the sheet has loaded. firebase.json
 * contains the hash of the script.
 *
 * 1. The element before the script lists the page's code and its first reads from Firestore
 *    (`scripts/build/pages.ts`). The script sends the reads for the Today strip at once and the
 *    others after the first paint (`firstReads.ts`). `main.tsx` passes the responses to the SDK.
 * 2. Until the page is parsed, the script fills cached figures into the page in each frame, so the
 *    first paint already shows them. On a first visit, it uses the first responses (`figures.ts`).
 *    An element names its figure: `data-figure="asi.value"`. React hydrates the page with the same
 *    figures (`window.earlyFigures`) and then updates them. The script also reserves the height of
 *    the note that the last visit showed on Home (`browser/noteHeight.ts`).
 * 3. The script fetches the code once figures are shown or the time limit is over. The code runs
 *    once the page is painted (`code.ts`). If the code fails or is late, the page shows a notice
 *    and ends its busy states (`browser/withoutCode.ts`).
 * 4. `main.tsx` dispatches `HYDRATING_EVENT` before hydration. After that, the script changes no
 *    figures.
 * 5. Each page and deferred section dispatches `HYDRATED_EVENT` after hydration. The script then
 *    replays early clicks and choices (`earlyActions.ts`), and the browser lays out distant parts of
 *    the page (`layOutOnlyNearbyParts`).
 *
 * The script and the app share only two globals, `window.firstReads` and `window.earlyFigures`, and
 * these two events.
 */
import { reloadForNewVersion, reloadIfOtherPage } from '@/browser/newDocument';
import { reserveNote } from '@/browser/noteHeight';
import { layOutOnlyNearbyParts, waitForTask, waitForFirstPaint } from '@/browser/timing';
import { hideMissingCode } from '@/browser/withoutCode';
import { toFields } from '@/lib/stored';
import { loadPageCode } from './code';
import { replayEarlyActions } from './earlyActions';
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
replayEarlyActions();
reloadForNewVersion();
reserveNote();
const answers = sendFirstReads(
  listItems(reads, isRead),
  isShownFirst,
  firstPaint.then(waitForTask),
);
const figures = showCachedFigures() ? firstPaint : showAnswers(answers, firstPaint);
void loadPageCode(listItems(code, isText), listItems(deferred, isText), firstPaint, figures);

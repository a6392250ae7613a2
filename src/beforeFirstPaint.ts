/*
 * Runs in the head of every public page, in front of its style sheets, for which a script would wait.
 * The element in front of it names the page's first reads, which it sends, and the page's code, which it
 * begins after the first paint. In each frame until the page is parsed it puts the figures of the last
 * visit where they belong, so they are in the first that is painted; on a first visit, those of the first
 * answers, if they come before the page hydrates. Built into the HTML by scripts/build.ts; its hash is in
 * the Content-Security-Policy of firebase.json. The strip's markup is that of `TodayStrip.tsx`, which
 * hydrates with what this leaves in `todayBeforePaint`; elsewhere it fills what `Skeleton.tsx` draws.
 */
import { type FirstRead, isRead, sendFirstReads } from '@/browser/firstReads';
import { recall, remember } from '@/browser/cache';
import { nextTask, painted } from '@/browser/timing';
import { captureEarlyEvents } from '@/browser/earlyEvents';
import { beginCode } from '@/browser/siteCode';
import { TODAY_KEY, type Today, todayOf, todayToRemember } from '@/features/market/today';
import { dayInLagos } from '@/lib/days';
import { documentsIn } from '@/lib/firestoreAnswer';
import { NEWER } from '@/lib/offline';
import { fieldsOf } from '@/lib/stored';
import { collections, figures } from '@/figures/registry';

/** The elements of `Today.texts`, in the same order. */
const TEXTS = '.today-flag > *, b, svg + span, .today-note';

const isToday = (data: unknown): data is Today =>
  typeof data === 'object' &&
  data !== null &&
  'texts' in data &&
  Array.isArray(data.texts) &&
  data.texts.length === 6 &&
  data.texts.every((text) => typeof text === 'string');

/** Puts a figure where one is waited for; what is none stays waited for. */
function fill(selector: string, figure: string | null | undefined, look: string): void {
  if (figure === null || figure === undefined || !/\d/.test(figure)) return;
  for (const place of document.querySelectorAll(`:is(${selector}) > .skeleton:first-child`)) {
    const { parentElement: line } = place;
    // A new element: one that is only changed would count as moved where its line ends at the right.
    const filled = document.createElement('span');
    filled.className = look;
    filled.textContent = figure;
    place.replaceWith(filled);
    line?.classList.add('figures');
    line?.classList.remove('rate-instead');
    line?.style.setProperty('--chars', String(figure.length));
  }
}

/** Puts the figures into the places that are in the document by now. */
function show(): void {
  const today = window.todayBeforePaint;
  const strip = document.querySelector<HTMLElement>('.today');
  if (strip === null || today === undefined) return;
  const [, , index, change, rate] = today.texts;
  strip.dataset['state'] = today.state;
  strip.style.setProperty('--change', String(today.change));
  strip.style.setProperty('--rate', String(today.rate));
  strip.querySelectorAll(TEXTS).forEach((element, place) => {
    element.textContent = today.texts[place] ?? '';
  });
  strip.querySelector('time')?.setAttribute('datetime', today.date);
  if (today.change < 0) strip.querySelector('.rising')?.setAttribute('class', 'falling');
  fill('.hero-value, .asi-value', index, '');
  fill('.hero-change, .asi-change', change, today.change < 0 ? 'falling' : 'rising');
  fill('.rate-value', rate, '');
}

function showInFrames(): void {
  if (window.isHydrating === true) return;
  show();
  if (document.readyState === 'loading') requestAnimationFrame(showInFrames);
}

function cachedToday(): Today | undefined {
  const stored = recall(TODAY_KEY)?.data;
  if (!isToday(stored)) return undefined;
  const [weekday, ...texts] = stored.texts;
  const flag = stored.date === dayInLagos(new Date()) ? 'Today' : weekday;
  return { ...stored, texts: [flag, ...texts] };
}

/** Returns whether a first read holds the strip's figures. */
const isOfStrip = ({ body }: FirstRead) =>
  body.includes(figures.asi.path) || body.includes(`"${collections.macroeconomics}"`);

const firstPaint = painted();

/** Shows the figures of this visit's first reads, once both are there and something is painted. */
async function showAnswers(answers: readonly Promise<Response>[]): Promise<void> {
  const documents: Record<string, unknown> = {};
  const read = async (answer: Promise<Response>) => {
    // The SDK reads the answer itself.
    const copy = (await answer).clone();
    await firstPaint;
    Object.assign(documents, documentsIn(await copy.json()));
    if (window.isHydrating === true || window.todayBeforePaint !== undefined) return;
    const now = new Date();
    const today = todayOf(documents, now);
    if (today === null) return;
    window.todayBeforePaint = today;
    showInFrames();
    await nextTask();
    // Who leaves before there is any code has them at the next visit.
    remember(TODAY_KEY, { data: todayToRemember(today), at: now.toISOString() });
  };
  await Promise.allSettled(answers.map(read));
}

/** The events that show that somebody has begun to use the page. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Loads a page anew that the worker had of a version before, as long as nobody has begun to use it. */
function loadNewerPage(): void {
  if (!('serviceWorker' in navigator)) return;
  let isInUse = false;
  const note = () => {
    isInUse = true;
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true });
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === NEWER && !isInUse) location.reload();
  });
}

const listed = <Item>(list: unknown, isItem: (value: unknown) => value is Item): Item[] =>
  Array.isArray(list) ? list.filter(isItem) : [];
const isText = (value: unknown) => typeof value === 'string';

const json = document.currentScript?.previousElementSibling?.textContent ?? '{}';
const { reads, code, deferred } = fieldsOf(JSON.parse(json)) ?? {};
captureEarlyEvents();
loadNewerPage();
void beginCode({ first: listed(code, isText), deferred: listed(deferred, isText) });
const answers = sendFirstReads(listed(reads, isRead), isOfStrip, firstPaint.then(nextTask));
window.showToday = show;
const last = cachedToday();
if (last === undefined) {
  void showAnswers(answers);
} else {
  window.todayBeforePaint = last;
  showInFrames();
}

import { recall, remember } from '@/browser/cache';
import { HYDRATING } from '@/browser/timing';
import { parseAsi, parseExchangeRate } from '@/figures/market';
import { asi, collections } from '@/figures/registry';
import { CACHE_KEYS, type Today, todayFrom } from '@/features/market/today';
import { documentsIn } from '@/lib/firestoreAnswer';
import { type Cached, idleRequest, type RequestState } from '@/lib/requestState';
import { fieldsOf } from '@/lib/stored';
import type { FirstRead } from './firstReads';

type Format = (price: number) => string;

let today: Today | undefined;
let isHydrating = false;

/** Puts a new element where a skeleton is: one that only changes would count as moved at the right of a line. */
function replaceSkeleton(skeleton: HTMLElement, length: number): HTMLElement {
  const filled = document.createElement('span');
  filled.dataset['figure'] = skeleton.dataset['figure'];
  skeleton.parentElement?.style.setProperty('--chars', String(length));
  skeleton.replaceWith(filled);
  return filled;
}

/** Puts the figures into the elements that are in the document by now. */
function show(): void {
  if (today === undefined) return;
  const { date, marks, state, texts } = today;
  for (const [name, text] of Object.entries(texts)) {
    for (const found of document.querySelectorAll<HTMLElement>(`[data-figure="${name}"]`)) {
      const isSkeleton = found.classList.contains('skeleton');
      // What is no figure stays waited for.
      if (text === found.textContent || (isSkeleton && !/\d/.test(text))) continue;
      const element = isSkeleton ? replaceSkeleton(found, text.length) : found;
      element.textContent = text;
      if (name === 'asi.change') element.className = text.startsWith('-') ? 'falling' : 'rising';
      if (element instanceof HTMLTimeElement) element.dateTime = date;
    }
  }
  const strip = document.querySelector<HTMLElement>('[data-figure=today]');
  if (strip === null) return;
  strip.dataset['state'] = state;
  for (const [name, value] of Object.entries(marks)) strip.style.setProperty(name, value);
}

function showInFrames(): void {
  if (isHydrating) return;
  show();
  if (document.readyState === 'loading') requestAnimationFrame(showInFrames);
}

/** Returns what the strip shows of the stored index and the stored macroeconomic documents by their ids. */
function todayOf(
  index: Partial<Cached<unknown>>,
  macroeconomics: Partial<Cached<unknown>>,
  formatRate: Format,
): Today {
  const request = <T>(data: T, { at }: Partial<Cached<unknown>>): RequestState<T> =>
    at === undefined ? idleRequest(data) : { ...idleRequest(data), cachedAt: at };
  const fields = fieldsOf(macroeconomics.data);
  const rate = fields && { exchangeRate: parseExchangeRate(fields['exchangeRate']) };
  return todayFrom(
    request(parseAsi(index.data), index),
    request(rate, macroeconomics),
    new Date(),
    formatRate,
  );
}

/** Shows the figures of the last visit; returns whether there are any. */
export function showCachedFigures(formatRate: Format): boolean {
  document.addEventListener(HYDRATING, () => {
    // No frame is painted in a tab that is not seen.
    show();
    isHydrating = true;
  });
  today = todayOf(
    recall(CACHE_KEYS.asi) ?? {},
    recall(CACHE_KEYS.macroeconomics) ?? {},
    formatRate,
  );
  if (today.state === 'waiting') return false;
  showInFrames();
  return true;
}

/** Returns whether the answer to a read holds figures that are shown before React runs. */
export const isShownFirst = ({ body }: FirstRead): boolean =>
  body.includes(asi.path) || body.includes(`"${collections.macroeconomics}"`);

/** Returns the documents of a collection by their ids. */
function inCollection(
  collection: string,
  documents: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const folder = `${collection}/`;
  const found = Object.entries(documents).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(found.map(([path, data]) => [path.slice(folder.length), data]));
}

/** Shows the figures of the first answers, once all of them are there and something is painted. */
export async function showAnswers(
  answers: readonly Promise<Response>[],
  firstPaint: Promise<void>,
  formatRate: Format,
): Promise<void> {
  const documents: Record<string, unknown> = {};
  const read = async (answer: Promise<Response>) => {
    // The SDK reads the answer itself.
    const copy = (await answer).clone();
    await firstPaint;
    Object.assign(documents, documentsIn(await copy.json()));
  };
  await Promise.allSettled(answers.map(read));
  const index = documents[asi.path];
  const macroeconomics = inCollection(collections.macroeconomics, documents);
  const answered = todayOf({ data: index }, { data: macroeconomics }, formatRate);
  const isWhole = answered.state === 'fresh' && /\d/.test(answered.texts['exchangeRate.price']);
  if (isHydrating || !isWhole) return;
  today = answered;
  showInFrames();
  const at = new Date().toISOString();
  window.addEventListener('pagehide', () => {
    if (isHydrating) return;
    // Who leaves before there is any code has them at the next visit.
    remember(CACHE_KEYS.asi, { data: index, at });
    remember(CACHE_KEYS.macroeconomics, { data: macroeconomics, at });
  });
}

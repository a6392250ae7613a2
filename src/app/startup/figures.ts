import { recall, remember } from '@/browser/cache';
import { CODE_MISSING, HYDRATING } from '@/browser/timing';
import { macroIds, parseAsi, parseMacroeconomics } from '@/figures/market';
import { parseRecent } from '@/figures/recent';
import { collections, figures } from '@/figures/registry';
import { marketMessages } from '@/features/market/messages';
import { CACHE_KEYS, changeTone, isBusy, type Today, todayFrom } from '@/features/market/today';
import { documentsIn } from '@/lib/firestoreAnswer';
import { keysOf, mapKeys } from '@/lib/records';
import { type Cached, idleRequest, type RequestState } from '@/lib/requestState';
import { fieldsOf } from '@/lib/stored';
import type { Answer, FirstRead } from './firstReads';

let today: Today | undefined;
let isHydrating = false;
/** Whether the last sessions are known: they have the day of the exchange rate. */
let knowsSessions = false;

/** Puts a new element where a skeleton is: one that only changes would count as moved at the right of a line. */
function replaceSkeleton(skeleton: HTMLElement, length: number): HTMLElement {
  const filled = document.createElement('span');
  filled.dataset['figure'] = skeleton.dataset['figure'];
  skeleton.closest<HTMLElement>('.figures')?.style.setProperty('--chars', String(length));
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
      if (name === 'asi.change') element.className = changeTone(text);
      if (element instanceof HTMLTimeElement) element.dateTime = date;
    }
  }
  const strip = document.querySelector<HTMLElement>('[data-figure=today]');
  if (strip === null) return;
  strip.dataset['state'] = state;
  strip.querySelector('a')?.setAttribute('aria-busy', String(isBusy(state)));
  for (const [name, value] of Object.entries(marks)) strip.style.setProperty(name, value);
}

function showInFrames(): void {
  if (isHydrating) return;
  show();
  if (document.readyState === 'loading') requestAnimationFrame(showInFrames);
}

/** Marks figures of the last visit as not refreshed, and an exchange rate of an unknown day as undated. */
function showUnrefreshed(): void {
  if (today === undefined) return;
  const { state, texts } = today;
  const isOld = state === 'known';
  const isUndated = !knowsSessions && /\d/.test(texts['exchangeRate.price']);
  today = {
    ...today,
    state: isOld ? 'old' : state,
    texts: {
      ...texts,
      ...(isOld && { 'today.note': marketMessages.notRefreshed }),
      ...(isUndated && { 'exchangeRate.day': marketMessages.undated }),
    },
  };
  show();
}

/** Returns what the strip shows of the stored index, the stored macroeconomic documents by their ids and the last sessions. */
function todayOf(
  asi: Partial<Cached<unknown>>,
  macroeconomics: Partial<Cached<unknown>>,
  recent?: Cached<unknown> | null,
): Today {
  const request = <T>(data: T, { at }: Partial<Cached<unknown>>): RequestState<T> =>
    at === undefined ? idleRequest(data) : { ...idleRequest(data), cachedAt: at };
  const fields = fieldsOf(macroeconomics.data);
  const rate = fields && parseMacroeconomics({ exchangeRate: fields['exchangeRate'] });
  const requests = {
    asi: request(parseAsi(asi.data), asi),
    macroeconomics: request(rate, macroeconomics),
    recent: recent ? request(parseRecent(recent.data), recent) : idleRequest(null),
  };
  return todayFrom(requests, new Date());
}

/** Shows the figures of the last visit; returns whether there are any. */
export function showCachedFigures(): boolean {
  document.addEventListener(HYDRATING, () => {
    // No frame is painted in a tab that is not seen.
    show();
    isHydrating = true;
    window.earlyFigures = today;
  });
  document.addEventListener(CODE_MISSING, showUnrefreshed);
  const cached = mapKeys(keysOf(CACHE_KEYS), (key) => recall(CACHE_KEYS[key]));
  knowsSessions = cached.recent !== null;
  today = todayOf(cached.asi ?? {}, cached.macroeconomics ?? {}, cached.recent);
  if (today.state === 'waiting') return false;
  showInFrames();
  return true;
}

/** Returns whether the answer to a read holds figures that are shown before React runs. */
export const isShownFirst = ({ body }: FirstRead): boolean =>
  body.includes(figures.asi.path) || body.includes(`"${collections.macroeconomics}"`);

/** Shows the figures of the first answers, once all of them are there and something is painted. */
export async function showAnswers(
  answers: readonly Promise<Answer>[],
  firstPaint: Promise<void>,
): Promise<void> {
  const documents: Record<string, unknown> = {};
  const read = async (answer: Promise<Answer>) => {
    const { responseText } = await answer;
    await firstPaint;
    Object.assign(documents, documentsIn(JSON.parse(responseText)));
  };
  await Promise.allSettled(answers.map(read));
  const asi = documents[figures.asi.path];
  const macroeconomics = mapKeys(macroIds, (id) => documents[figures[id].path]);
  const answered = todayOf({ data: asi }, { data: macroeconomics });
  const isWhole = answered.state === 'fresh' && /\d/.test(answered.texts['exchangeRate.price']);
  if (isHydrating || !isWhole) return;
  knowsSessions = false;
  today = answered;
  showInFrames();
  const at = new Date().toISOString();
  window.addEventListener('pagehide', () => {
    if (isHydrating) return;
    // Who leaves before there is any code has them at the next visit.
    remember(CACHE_KEYS.asi, { data: asi, at });
    remember(CACHE_KEYS.macroeconomics, { data: macroeconomics, at });
  });
}

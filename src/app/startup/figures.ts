import { readCachedValue, cacheValue } from '@/browser/cache';
import { CODE_MISSING_EVENT, HYDRATING_EVENT } from '@/browser/timing';
import { macroIds, parseAsi, parseMacroeconomics } from '@/figures/market';
import { parseRecent } from '@/figures/recent';
import { collections, figures } from '@/figures/registry';
import {
  CACHE_KEYS,
  getChangeClass,
  isBusy,
  type TodayContent,
  toTodayContent,
  type TodayRequests,
} from '@/features/market/today';
import { parseResponse } from '@/lib/firestoreAnswer';
import { listKeys, mapKeys } from '@/lib/records';
import { type CachedValue, createIdleRequest, type RequestState } from '@/lib/requestState';
import { toFields } from '@/lib/stored';
import type { ReadAnswer, FirstRead } from './firstReads';

let today: TodayContent | undefined;
let isHydrating = false;
/** The request states from which `today` is computed. */
let requests: TodayRequests | undefined;

/**
 * Replaces a skeleton with a new element that contains the figure. A skeleton at the right end of a
 * line would cause a layout shift if its width changed.
 */
function replaceSkeleton(skeleton: HTMLElement, length: number): HTMLElement {
  const filled = document.createElement('span');
  filled.dataset['figure'] = skeleton.dataset['figure'];
  skeleton.closest<HTMLElement>('.figures')?.style.setProperty('--chars', String(length));
  skeleton.replaceWith(filled);
  return filled;
}

/** Shows the figures in the elements that the browser has parsed so far. */
function showFigures(): void {
  if (today === undefined) return;
  const { date, marks, state, texts } = today;
  for (const [name, text] of Object.entries(texts)) {
    for (const found of document.querySelectorAll<HTMLElement>(`[data-figure="${name}"]`)) {
      const isSkeleton = found.classList.contains('skeleton');
      // Keep the skeleton until the text contains a figure.
      if (text === found.textContent || (isSkeleton && !/\d/.test(text))) continue;
      const element = isSkeleton ? replaceSkeleton(found, text.length) : found;
      element.textContent = text;
      if (name === 'asi.change') element.className = getChangeClass(text);
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
  showFigures();
  if (document.readyState === 'loading') requestAnimationFrame(showInFrames);
}

/** Marks cached figures as failed to refresh, because without code nothing requests them again. */
function showUnrefreshed(): void {
  if (requests === undefined || today === undefined || today.state === 'waiting') return;
  const failUnlessRead = <T>(request: RequestState<T>): RequestState<T> => {
    const isOfThisVisit = request.data !== null && request.cachedAt === undefined;
    return isOfThisVisit ? request : { ...request, status: 'failed', error: CODE_MISSING_EVENT };
  };
  const { asi, macroeconomics, recent } = requests;
  const unanswered = {
    asi: failUnlessRead(asi),
    macroeconomics: failUnlessRead(macroeconomics),
    recent: failUnlessRead(recent),
  };
  today = toTodayContent(unanswered, new Date());
  showFigures();
}

/**
 * Returns request states for the index, the macroeconomic documents (by id) and the last sessions.
 */
function createRequests(
  asi: Partial<CachedValue<unknown>>,
  macroeconomics: Partial<CachedValue<unknown>>,
  recent?: CachedValue<unknown> | null,
): TodayRequests {
  const request = <T>(data: T, { at }: Partial<CachedValue<unknown>>): RequestState<T> =>
    at === undefined ? createIdleRequest(data) : { ...createIdleRequest(data), cachedAt: at };
  const fields = toFields(macroeconomics.data);
  const rate = fields && parseMacroeconomics({ exchangeRate: fields['exchangeRate'] });
  return {
    asi: request(parseAsi(asi.data), asi),
    macroeconomics: request(rate, macroeconomics),
    recent: recent ? request(parseRecent(recent.data), recent) : createIdleRequest(null),
  };
}

/** Shows the cached figures of the last visit. Returns false if none are cached. */
export function showCachedFigures(): boolean {
  document.addEventListener(HYDRATING_EVENT, () => {
    // A background tab runs no animation frames, so the figures may not be shown yet.
    showFigures();
    isHydrating = true;
    window.earlyFigures = today;
  });
  document.addEventListener(CODE_MISSING_EVENT, showUnrefreshed);
  const cached = mapKeys(listKeys(CACHE_KEYS), (key) => readCachedValue(CACHE_KEYS[key]));
  requests = createRequests(cached.asi ?? {}, cached.macroeconomics ?? {}, cached.recent);
  today = toTodayContent(requests, new Date());
  if (today.state === 'waiting') return false;
  showInFrames();
  return true;
}

/** Returns whether a read contains figures that are shown before React runs. */
export const isShownFirst = ({ body }: FirstRead): boolean =>
  body.includes(figures.asi.path) || body.includes(`"${collections.macroeconomics}"`);

/**
 * Shows figures from the first responses, once all of them have arrived and the page has painted.
 */
export async function showAnswers(
  answers: readonly Promise<ReadAnswer>[],
  firstPaint: Promise<void>,
): Promise<void> {
  const documents: Record<string, unknown> = {};
  const read = async (answer: Promise<ReadAnswer>) => {
    const { responseText } = await answer;
    await firstPaint;
    Object.assign(documents, parseResponse(JSON.parse(responseText)));
  };
  await Promise.allSettled(answers.map(read));
  const asi = documents[figures.asi.path];
  const macroeconomics = mapKeys(macroIds, (id) => documents[figures[id].path]);
  const answered = createRequests({ data: asi }, { data: macroeconomics });
  const answeredToday = toTodayContent(answered, new Date());
  const isWhole =
    answeredToday.state === 'fresh' && /\d/.test(answeredToday.texts['exchangeRate.price']);
  if (isHydrating || !isWhole) return;
  requests = answered;
  today = answeredToday;
  showInFrames();
  const at = new Date().toISOString();
  window.addEventListener('pagehide', () => {
    if (isHydrating) return;
    // React caches figures only when it runs. Cache them here for the next visit.
    cacheValue(CACHE_KEYS.asi, { data: asi, at });
    cacheValue(CACHE_KEYS.macroeconomics, { data: macroeconomics, at });
  });
}

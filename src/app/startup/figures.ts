import { recall, remember } from '@/browser/cache';
import { CODE_MISSING, HYDRATING } from '@/browser/timing';
import { macroIds, parseAsi, parseMacroeconomics } from '@/figures/market';
import { parseRecent } from '@/figures/recent';
import { collections, figures } from '@/figures/registry';
import {
  CACHE_KEYS,
  changeTone,
  isBusy,
  type Today,
  todayFrom,
  type TodayRequests,
} from '@/features/market/today';
import { documentsIn } from '@/lib/firestoreAnswer';
import { keysOf, mapKeys } from '@/lib/records';
import { type CachedValue, idleRequest, type RequestState } from '@/lib/requestState';
import { fieldsOf } from '@/lib/stored';
import type { Answer, FirstRead } from './firstReads';

let today: Today | undefined;
let isHydrating = false;
/** The request states that `today` is made from. */
let requests: TodayRequests | undefined;

/**
 * Replaces a skeleton by a new element with the figure. At the right end of a line, a skeleton that
 * only changes its width would count as a layout shift.
 */
function replaceSkeleton(skeleton: HTMLElement, length: number): HTMLElement {
  const filled = document.createElement('span');
  filled.dataset['figure'] = skeleton.dataset['figure'];
  skeleton.closest<HTMLElement>('.figures')?.style.setProperty('--chars', String(length));
  skeleton.replaceWith(filled);
  return filled;
}

/** Shows the figures in the elements that the browser has parsed so far. */
function show(): void {
  if (today === undefined) return;
  const { date, marks, state, texts } = today;
  for (const [name, text] of Object.entries(texts)) {
    for (const found of document.querySelectorAll<HTMLElement>(`[data-figure="${name}"]`)) {
      const isSkeleton = found.classList.contains('skeleton');
      // Keep a skeleton until there is a figure.
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

/** Marks figures from the cache as failed, because without code nothing requests them again. */
function showUnrefreshed(): void {
  if (requests === undefined || today === undefined || today.state === 'waiting') return;
  const failUnlessRead = <T>(request: RequestState<T>): RequestState<T> => {
    const isOfThisVisit = request.data !== null && request.cachedAt === undefined;
    return isOfThisVisit ? request : { ...request, status: 'failed', error: CODE_MISSING };
  };
  const { asi, macroeconomics, recent } = requests;
  const unanswered = {
    asi: failUnlessRead(asi),
    macroeconomics: failUnlessRead(macroeconomics),
    recent: failUnlessRead(recent),
  };
  today = todayFrom(unanswered, new Date());
  show();
}

/**
 * Returns request states with the index, the macroeconomic documents (by id) and the last sessions.
 */
function requestsOf(
  asi: Partial<CachedValue<unknown>>,
  macroeconomics: Partial<CachedValue<unknown>>,
  recent?: CachedValue<unknown> | null,
): TodayRequests {
  const request = <T>(data: T, { at }: Partial<CachedValue<unknown>>): RequestState<T> =>
    at === undefined ? idleRequest(data) : { ...idleRequest(data), cachedAt: at };
  const fields = fieldsOf(macroeconomics.data);
  const rate = fields && parseMacroeconomics({ exchangeRate: fields['exchangeRate'] });
  return {
    asi: request(parseAsi(asi.data), asi),
    macroeconomics: request(rate, macroeconomics),
    recent: recent ? request(parseRecent(recent.data), recent) : idleRequest(null),
  };
}

/** Shows the cached figures of the last visit. Returns whether there are any. */
export function showCachedFigures(): boolean {
  document.addEventListener(HYDRATING, () => {
    // A background tab has run no animation frame yet.
    show();
    isHydrating = true;
    window.earlyFigures = today;
  });
  document.addEventListener(CODE_MISSING, showUnrefreshed);
  const cached = mapKeys(keysOf(CACHE_KEYS), (key) => recall(CACHE_KEYS[key]));
  requests = requestsOf(cached.asi ?? {}, cached.macroeconomics ?? {}, cached.recent);
  today = todayFrom(requests, new Date());
  if (today.state === 'waiting') return false;
  showInFrames();
  return true;
}

/** Returns whether a read contains figures that are shown before React runs. */
export const isShownFirst = ({ body }: FirstRead): boolean =>
  body.includes(figures.asi.path) || body.includes(`"${collections.macroeconomics}"`);

/**
 * Shows the figures of the first answers, once all of them have arrived and the page has painted.
 */
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
  const answered = requestsOf({ data: asi }, { data: macroeconomics });
  const answeredToday = todayFrom(answered, new Date());
  const isWhole =
    answeredToday.state === 'fresh' && /\d/.test(answeredToday.texts['exchangeRate.price']);
  if (isHydrating || !isWhole) return;
  requests = answered;
  today = answeredToday;
  showInFrames();
  const at = new Date().toISOString();
  window.addEventListener('pagehide', () => {
    if (isHydrating) return;
    // The user leaves before React runs. Cache the figures for the next visit.
    remember(CACHE_KEYS.asi, { data: asi, at });
    remember(CACHE_KEYS.macroeconomics, { data: macroeconomics, at });
  });
}

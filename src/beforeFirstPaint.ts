/*
 * Runs inside every public page before anything is painted, right behind the Today strip: puts the texts
 * of the last visit into the strip. On a first visit it puts those of this visit there, if their answers
 * come before the page hydrates. `showToday` does the same for what stands further down on Home. Built
 * into the HTML by scripts/build.ts; its hash is in the Content-Security-Policy of firebase.json. The
 * strip's markup is that of `TodayStrip.tsx`, which hydrates with what this leaves in `todayBeforePaint`;
 * elsewhere it fills what `Waiting.tsx` draws.
 */
import { recall } from '@/browser/lastKnown';
import { watchEntry } from '@/browser/newDocument';
import { notePresses } from '@/browser/presses';
import { TODAY_KEY, type Today, todayOf } from '@/features/market/today';
import { dayInLagos } from '@/lib/days';
import { documentsIn } from '@/lib/firestoreAnswer';

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

const strip = document.querySelector<HTMLElement>('.today');

function show(): void {
  const today = window.todayBeforePaint;
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

function known(): Today | undefined {
  const stored = recall(TODAY_KEY)?.data;
  if (!isToday(stored)) return undefined;
  const [weekday, ...texts] = stored.texts;
  const flag = stored.date === dayInLagos(new Date()) ? 'Today' : weekday;
  return { ...stored, texts: [flag, ...texts] };
}

/** Shows the figures of this visit's first reads, once both are there. */
async function showAnswers(): Promise<void> {
  const documents: Record<string, unknown> = {};
  const read = async (answer: Promise<Response>) => {
    // The SDK reads the answer itself.
    const copy = (await answer).clone();
    Object.assign(documents, documentsIn(await copy.json()));
    if (window.isHydrating === true || window.todayBeforePaint !== undefined) return;
    const today = todayOf(documents, new Date());
    if (today === null) return;
    window.todayBeforePaint = today;
    show();
  };
  await Promise.allSettled([...(window.firstReads?.values() ?? [])].map(read));
}

watchEntry();
notePresses();
window.showToday = show;
const last = known();
if (last === undefined) void showAnswers();
else window.todayBeforePaint = last;
show();
document.currentScript?.remove();

/*
 * Runs inside every public page before anything is painted, right behind the Today strip and behind
 * the rest of `main`: puts the texts of the last visit into the strip and into Home's board, as far as
 * the parser has come. Built into the HTML by scripts/build.ts; its hash is in the
 * Content-Security-Policy of firebase.json. The strip's markup is that of `TodayStrip.tsx`, which
 * hydrates with what this leaves in `todayBeforePaint`; in the board it fills what `Waiting.tsx` draws.
 */
import { recall } from '@/browser/lastKnown';
import { watchEntry } from '@/browser/newDocument';
import { notePresses } from '@/browser/presses';
import { TODAY_KEY, type Today } from '@/features/market/today';
import { dayInLagos } from '@/lib/days';

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
    place.textContent = figure;
    place.setAttribute('class', look);
    place.removeAttribute('aria-hidden');
    place.parentElement?.classList.add('figures');
    place.parentElement?.classList.remove('rate-instead');
    place.parentElement?.style.setProperty('--chars', String(figure.length));
  }
}

watchEntry();
notePresses();
const strip = document.querySelector<HTMLElement>('.today');
const stored = recall(TODAY_KEY)?.data;
if (strip !== null && isToday(stored)) {
  const [weekday, ...texts] = stored.texts;
  const flag = stored.date === dayInLagos(new Date()) ? 'Today' : weekday;
  const today: Today = { ...stored, texts: [flag, ...texts] };
  window.todayBeforePaint = today;
  strip.dataset['state'] = today.state;
  strip.style.setProperty('--change', String(today.change));
  strip.style.setProperty('--rate', String(today.rate));
  strip.querySelectorAll(TEXTS).forEach((element, place) => {
    element.textContent = today.texts[place] ?? '';
  });
  strip.querySelector('time')?.setAttribute('datetime', today.date);
  if (today.change < 0) strip.querySelector('.rising')?.setAttribute('class', 'falling');
  const [, index, change, rate] = texts;
  fill('.hero-value, .asi-value', index, '');
  fill('.hero-change, .asi-change', change, today.change < 0 ? 'falling' : 'rising');
  fill('.rate-value', rate, '');
}
document.currentScript?.remove();

/*
 * Runs inside every public page, right behind the Today strip, before anything is painted: puts the
 * texts of the last visit into it. Built into the HTML by scripts/build.ts; its hash is in the
 * Content-Security-Policy of firebase.json. The markup is that of `TodayStrip.tsx`, which hydrates
 * with what this leaves in `todayBeforePaint`.
 */
import { recall } from '@/browser/lastKnown';
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

const strip = document.querySelector<HTMLElement>('.today');
const stored = recall(TODAY_KEY)?.data;
if (strip !== null && isToday(stored)) {
  const [weekday, ...texts] = stored.texts;
  const flag = stored.date === dayInLagos(new Date()) ? 'Today' : weekday;
  const today: Today = { ...stored, texts: [flag, ...texts] };
  window.todayBeforePaint = today;
  strip.dataset['state'] = today.state;
  strip.setAttribute('style', `--change:${today.change};--rate:${today.rate}`);
  strip.querySelectorAll(TEXTS).forEach((element, place) => {
    element.textContent = today.texts[place] ?? '';
  });
  strip.querySelector('time')?.setAttribute('datetime', today.date);
  if (today.change < 0) strip.querySelector('.rising')?.setAttribute('class', 'falling');
}
document.currentScript?.remove();

/*
 * Runs inside every public page, right behind the Today strip, before anything is painted: puts the
 * figures that the browser remembers into it. Built into the HTML by scripts/build.ts; its hash is
 * in the Content-Security-Policy of firebase.json. The markup is that of `TodayStrip.tsx`, which
 * hydrates with what this leaves in `todayBeforePaint`.
 */
import { recall } from '@/browser/lastKnown';
import { parseAsi, parseMacroeconomics } from '@/features/market/documents';
import { todayFrom } from '@/features/market/today';
import { notRequested, type Requested } from '@/lib/requested';

function remembered<T>(name: string, parse: (stored: unknown) => T): Requested<T | null> {
  const known = recall(name);
  if (known === null) return notRequested(null);
  return { ...notRequested(parse(known.data)), knownAt: known.at };
}

/** The elements of `Today.texts`, in the same order. */
const TEXTS = '.today-flag > *, b, svg + span, .today-note';

const strip = document.querySelector<HTMLElement>('.today');
const today = todayFrom(
  remembered('asi', parseAsi),
  remembered('macroeconomics', parseMacroeconomics),
  new Date(),
);
if (strip !== null && today.state === 'known') {
  window.todayBeforePaint = today;
  strip.dataset['state'] = today.state;
  strip.style.setProperty('--change', String(today.change));
  strip.style.setProperty('--rate', String(today.rate));
  strip.querySelector('time')?.setAttribute('datetime', today.date);
  const places = strip.querySelectorAll(TEXTS);
  today.texts.forEach((text, place) => {
    const element = places[place];
    if (element) element.textContent = text;
  });
  if (today.change < 0) strip.querySelector('.rising')?.classList.replace('rising', 'falling');
}
document.currentScript?.remove();

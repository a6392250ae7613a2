/** How the newest figure of a series compares with the one before, a month ago and a year ago. */
import type { SeriesContent } from '@/content/series';
import { dayInLagos, weekdayOf } from '@/lib/days';
import type { Figure } from './figures';
import { formOf, inPeriod, monthName, periodWords } from './periods';
import { addMonths } from './ranges';
import { breakBetween, type Direction, moveBetween, sizeInWords, valueWords } from './values';

export interface ChangeWords {
  /** Against which figure. */
  against: 'before' | 'month' | 'year';
  direction: Direction;
  /** Before the amount: 'A dollar costs', mostly ''. */
  lead: string;
  /** The part to stress: '0.62% higher', 'Unchanged', 'Cut today'; '' where nothing is compared. */
  amount: string;
  /** The rest: 'than on Thursday'. */
  words: string;
  /** When its figure was, as a name for it: 'Thursday', 'a month ago', 'Q3'. */
  when: string;
  /** The figure that it is against, to mark it on the chart. */
  base: Figure;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** How far from the day a month or a year ago a figure may be that still is 'a month ago'. */
const NEAR = { day: 6 * DAY_MS, month: 15 * DAY_MS, quarter: 45 * DAY_MS } as const;
/** How far back one may be that is said with its date. */
const FAR_MS = 45 * DAY_MS;
/** From then on the newest day is no 'now' of which one says 'ago'. */
const STALE_MS = 10 * DAY_MS;

/** 'than on Thursday', 'than on 26 February', 'than in January', 'than in Q3'. */
function beforeWords(before: Figure, newest: Figure): string {
  const gap = newest.at - before.at;
  if (formOf(before.key) === 'day' && gap < WEEK_MS) return `on ${weekdayOf(before.key)}`;
  const sameYear = before.key.slice(0, 4) === newest.key.slice(0, 4);
  const longest = { day: 0, month: 62 * DAY_MS, quarter: 185 * DAY_MS }[formOf(before.key)];
  return inPeriod(before.key, !sameYear && gap > longest);
}

interface Base {
  against: ChangeWords['against'];
  figure: Figure;
  /** 'on Thursday', 'a month ago', 'in Q3'. */
  when: string;
}

/** The figure of so many months before the newest, and what it is called. */
function baseBefore(
  content: SeriesContent,
  figures: readonly Figure[],
  newest: Figure,
  months: 1 | 12,
  now: Date,
): Base | null {
  const target = addMonths(newest.at, -months);
  const upTo = figures.findLast(({ at }) => at <= target);
  const near = NEAR[formOf(newest.key)];
  const after = figures.find(({ at }) => at > target && at < newest.at);
  const found =
    upTo !== undefined && (target - upTo.at <= near || content.every === 'decision')
      ? upTo
      : after !== undefined && after.at - target <= near
        ? after
        : undefined;
  const against = months === 1 ? 'month' : 'year';
  if (found !== undefined) {
    const stale = content.every === 'session' && now.getTime() - newest.at > STALE_MS;
    const ago = stale || content.every === 'quarter' ? 'earlier' : 'ago';
    return { against, figure: found, when: `a ${against} ${ago}` };
  }
  if (upTo === undefined || target - upTo.at > FAR_MS) return null;
  return { against, figure: upTo, when: beforeWords(upTo, newest) };
}

/** 'Thursday' of 'on Thursday'. */
const nameOf = (when: string) => when.replace(/^(on|in) /, '');
/** Of what did not change: 'since Thursday', 'from a month ago'. */
const since = (when: string) => (when.startsWith('a ') ? `from ${when}` : `since ${nameOf(when)}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function compared(content: SeriesContent, newest: Figure, base: Base): ChangeWords | null {
  const { figure, when, against } = base;
  const here = { against, base: figure, when: nameOf(when) };
  const between = breakBetween(content, figure, newest);
  if (between !== undefined) {
    const words = `${capital(here.when)} was ${valueWords(content, figure.value)}, ${between.before}: not comparable`;
    return { ...here, direction: 'incomparable', lead: '', amount: '', words };
  }
  const move = moveBetween(content, figure.value, newest.value);
  if (move === null) return null;
  const { direction } = move;
  if (direction === 'same') {
    return { ...here, direction, lead: '', amount: 'Unchanged', words: since(when) };
  }
  const { more, less } = content.terms;
  return {
    ...here,
    direction,
    lead: content.format === 'naira' && against === 'before' ? 'A dollar costs' : '',
    amount: `${move.size} ${direction === 'up' ? more : less}`,
    words: `than ${when}`,
  };
}

/** From how many years on it is worth saying that there was no such change. */
const RARE_YEARS = 2;

/** ', the first cut since 2020', where the last change one way is that long ago and known. */
function firstOfItsKind(figures: readonly Figure[]): string {
  const signs = figures.map(({ value }, index) =>
    Math.sign(value - (figures[index - 1]?.value ?? value)),
  );
  const sign = signs.at(-1);
  const last = figures[signs.slice(0, -1).lastIndexOf(sign ?? 0)];
  const years = Number(figures.at(-1)?.key.slice(0, 4)) - Number(last?.key.slice(0, 4));
  if (last === undefined || !(years >= RARE_YEARS)) return '';
  return `, the first ${sign === 1 ? 'rise' : 'cut'} since ${last.key.slice(0, 4)}`;
}

/** The last decision: 'Cut' 'from 27.50% on 14 March 2025', or 'Unchanged' 'since 26 November 2024'. */
function decided(
  content: SeriesContent,
  figures: readonly Figure[],
  newest: Figure,
  now: Date,
): ChangeWords | null {
  const before = figures.at(-2);
  const move = before && moveBetween(content, before.value, newest.value);
  if (before === undefined || !move) return null;
  const when = nameOf(inPeriod(before.key));
  const here = { against: 'before' as const, lead: '', base: before, when };
  if (move.direction === 'same') {
    const last = figures.findLastIndex(({ value }) => value !== newest.value);
    const first = figures[last + 1] ?? newest;
    const words = since(inPeriod(first.key));
    return { ...here, direction: 'same', amount: 'Unchanged', words };
  }
  const today = newest.key === dayInLagos(now);
  const verb = move.direction === 'up' ? 'Raised' : 'Cut';
  const amount = today ? `${verb} today` : verb;
  const on = today ? '' : ` ${inPeriod(newest.key)}`;
  const words = `from ${valueWords(content, before.value)}${on}${firstOfItsKind(figures)}`;
  return { ...here, direction: move.direction, amount, words };
}

/**
 * The changes of the newest figure in words: on the session or period before, on a month before (of
 * sessions), on a year before. What there is no figure for is left out, and nothing is compared
 * across a break. `figures` are in the order of time; `now` says whether a month before is a month ago.
 */
export function changesOf(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
): ChangeWords[] {
  const [before, newest] = [figures.at(-2), figures.at(-1)];
  if (before === undefined || newest === undefined) return [];
  const last =
    content.every === 'decision'
      ? decided(content, figures, newest, now)
      : compared(content, newest, {
          against: 'before',
          figure: before,
          when: beforeWords(before, newest),
        });
  const months = content.every === 'session' ? ([1, 12] as const) : ([12] as const);
  const bases = months
    .map((each) => baseBefore(content, figures, newest, each, now))
    .filter((base) => base !== null)
    // A list that is entered once a month has one figure before, and not the same one twice.
    .filter(({ figure }) => figure !== before || content.every === 'decision');
  return [last, ...bases.map((base) => compared(content, newest, base))].filter(
    (each) => each !== null,
  );
}

/**
 * 'from the previous session', 'from January', 'from the previous quarter'; of sessions that are more
 * than a week apart 'from 23 October'.
 */
export function fromBefore(content: SeriesContent, before: Figure, figure: Figure): string {
  if (formOf(before.key) === 'month') return `from ${monthName(before.at)}`;
  if (content.every === 'session' && figure.at - before.at > WEEK_MS) {
    return `from ${nameOf(inPeriod(before.key, before.key.slice(0, 4) !== figure.key.slice(0, 4)))}`;
  }
  return `from the previous ${content.terms.one}`;
}

/**
 * A figure for the ear, as the slider says it: 'Friday 14 March 2025: 105,432.07, up 0.62 percent
 * from the previous session'. Without `before`, or across a break, only the figure.
 */
export function readingWords(content: SeriesContent, figure: Figure, before?: Figure): string {
  const said = `${periodWords(figure.key)}: ${valueWords(content, figure.value).replace('%', ' percent')}`;
  if (before === undefined) return said;
  const between = breakBetween(content, before, figure);
  if (between !== undefined) return `${said}, ${between.words}`;
  const move = moveBetween(content, before.value, figure.value);
  if (move === null) return said;
  const from = fromBefore(content, before, figure);
  if (move.direction === 'same') return `${said}, unchanged ${from}`;
  return `${said}, ${move.direction} ${sizeInWords(move)} ${from}`;
}

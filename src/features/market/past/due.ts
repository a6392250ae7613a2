/** When the next figure of a series is to come, and what an empty series says. */
import type { SeriesContent } from '@/content/series';
import { dayInLagos, dayInWords, isTradingDay, nextTradingDay, type Holidays } from '@/lib/days';
import type { Figure } from './figures';
import { dayOf, monthName } from './periods';
import { addMonths } from './ranges';

export interface NextDue {
  /** 'YYYY-MM-DD' where the day is known. */
  day: string | null;
  /** The part to stress: 'Monday 17 March', 'mid-December'. */
  when: string;
  /** All of it: 'Monday 17 March, in the evening'. */
  words: string;
}

/** 'Monday 17 March' */
const dayWords = (day: string) => dayInWords(day).replace(/ \d{4}$/, '');

function nextSession(newest: Figure | undefined, now: Date, holidays: Holidays): NextDue {
  const today = dayInLagos(now);
  const toCome = isTradingDay(today, holidays) && (newest === undefined || newest.key < today);
  const day = toCome ? today : nextTradingDay(today, holidays);
  const when = dayWords(day);
  return { day, when, words: `${when}, in the evening` };
}

/** Statistics come in the middle of the next month, or late in the second month after a quarter. */
const usual = {
  month: { step: 1, months: 1, part: 'mid-', lastDay: 20 },
  quarter: { step: 3, months: 4, part: 'late ', lastDay: 31 },
} as const;
const DAY_MS = 86_400_000;

const monthStart = (at: number) => Date.parse(`${dayOf(at).slice(0, 7)}-01`);

/** The month in which figures come next: after the newest one, else after today. */
function releaseMonth(every: 'month' | 'quarter', newest: Figure | undefined, today: number) {
  const { step, months, lastDay } = usual[every];
  if (newest !== undefined) return monthStart(addMonths(newest.at, step + months));
  let month = monthStart(today);
  const isOne = () => every === 'month' || new Date(month).getUTCMonth() % 3 === 1;
  while (!isOne() || today > month + (lastDay - 1) * DAY_MS) month = addMonths(month, 1);
  return month;
}

function nextRelease(every: 'month' | 'quarter', newest: Figure | undefined, now: Date): NextDue {
  const { part, lastDay } = usual[every];
  const today = Date.parse(dayInLagos(now));
  const month = releaseMonth(every, newest, today);
  if (today > month + (lastDay - 1) * DAY_MS) {
    const when = 'any day now';
    return { day: null, when, words: when };
  }
  const year = dayOf(month).slice(0, 4);
  const sameYear = year === dayInLagos(now).slice(0, 4);
  const when = `${part}${monthName(month)}${sameYear ? '' : ` ${year}`}`;
  return { day: null, when, words: when };
}

/** When the next figure is due, in words that end no sentence. */
export function nextDue(
  { every }: SeriesContent,
  figures: readonly Figure[],
  now: Date,
  holidays: Holidays,
): NextDue {
  const newest = figures.at(-1);
  if (every === 'session') return nextSession(newest, now, holidays);
  if (every !== 'decision') return nextRelease(every, newest, now);
  const when = "at the committee's next meeting";
  return { day: null, when, words: when };
}

/** What a series without any figure says: when it will begin. */
export function beginsWords(content: SeriesContent, now: Date, holidays: Holidays): string {
  const { day, words } = nextDue(content, [], now, holidays);
  const on = day !== null ? 'on ' : content.every === 'decision' ? '' : 'in ';
  return `No figures yet. The first is due ${on}${words}.`;
}

import { DAILY_LIMIT } from '@/lib/change';
import { differenceTo2 } from '@/lib/exactDifference';
import { isCalendarDate } from '@/lib/days';
import { formatPercent } from '@/lib/format';
import { mapKeys } from '@/lib/records';
import { usableNumber } from '@/lib/numbers';
import {
  checkChange,
  checkDay,
  checkPeriod,
  compare,
  type SanityCheck,
  NO_WARNING,
  sinceWord,
  combineChecks,
  warning,
} from '@/lib/sanityCheck';
import {
  type Asi,
  type BondId,
  type Indicator,
  type IndicatorId,
  type Macroeconomics,
  type Tenure,
  indicatorIds,
  type MacroId,
} from '../market';
import { RATE, type TenureDraft } from './ratesDraft';
import { type MacroDraft, percentageOf, priceOf } from './macroDraft';
import { marketStaffMessages } from './messages';
import { readPeriod } from './periods';
import { sessionError } from './session';
import { indicators, rateLists } from '../registry';

type AsiTexts = Readonly<Record<'value' | 'change' | 'date', string>>;

/** A typed change may differ so far from the one between the two closes: it may be rounded otherwise. */
const ROUNDING = 0.01;

/** The index as it is typed, field by field, beside what is stored. */
export function checkAsi(
  draft: AsiTexts,
  stored: Asi | null,
  now: Date,
): Record<keyof AsiTexts, SanityCheck> {
  const value = usableNumber(draft.value, { kind: 'price' });
  const known = stored !== null && stored.date !== '';
  const newDate = known && isCalendarDate(draft.date) && draft.date !== stored.date;
  const checked = compare({
    stored: stored?.value ?? null,
    typed: value,
    kind: 'price',
    newDate,
    ...(known && { since: sinceWord(stored.date, now) }),
  });
  // With the stored date it is a correction, and what is stored is no close before it.
  const nextClose = newDate && draft.date > stored.date;
  const wrong = sessionError(draft.date, now);
  const closes = nextClose && isWithinLimit(checked.change) ? checked.change : null;
  return {
    value: checked,
    change: checkTypedChange(draft.change, closes),
    date: wrong === null ? checkDay(draft.date, stored?.date ?? null, now) : warning(wrong),
  };
}

const isWithinLimit = (change: number | null) => change !== null && Math.abs(change) <= DAILY_LIMIT;

/** `closes` is the change between the two closes, where both are known. */
function checkTypedChange(text: string, closes: number | null): SanityCheck {
  const change = usableNumber(text, RATE);
  const checked = change === null ? NO_WARNING : checkChange(change);
  const wrong = change === null && text.trim() !== '';
  if (closes === null || wrong) return checked;
  if (change !== null && Math.abs(differenceTo2(closes, change)) <= ROUNDING) return checked;
  return combineChecks(checked, {
    tone: change === null ? 'fine' : 'warning',
    change: null,
    words: marketStaffMessages.fromTheCloses(formatPercent(closes)),
  });
}

/** No rate known lies beyond this, percent, either way. */
const MAX_RATE = 100;

/** What is said of a rate, or that it is beyond any rate known. */
function unlessBeyond(name: string, typed: number | null, checked: SanityCheck): SanityCheck {
  if (typed === null || Math.abs(typed) <= MAX_RATE) return checked;
  return warning(marketStaffMessages.rateBeyond(name, formatPercent(typed)));
}

/** A rate of a list, in points against the stored rate of the same label; silent where it is the same. */
export function checkTenure(
  id: BondId,
  row: TenureDraft,
  stored: readonly Tenure[] | null,
): SanityCheck {
  const label = row.label.trim();
  const before = stored?.find((tenure) => isSameLabel(tenure.label, label))?.rate ?? null;
  const typed = usableNumber(row.rate, RATE);
  const compared = compare({ stored: before, typed, kind: 'points' });
  const quiet = compared.tone === 'fine' && typed === before;
  return unlessBeyond(`${rateLists[id].type} ${label}`, typed, quiet ? NO_WARNING : compared);
}

const isSameLabel = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export interface MacroChecks {
  figures: Record<MacroId, SanityCheck>;
  /** The exchange rate has no date of its own. */
  dates: Record<IndicatorId, SanityCheck>;
}

/** The four figures beside what is stored; of those that became 0 unread (`zeros`) something else is said. */
export function checkMacro(
  draft: MacroDraft,
  stored: Macroeconomics,
  zeros: readonly string[],
  now: Date,
): MacroChecks {
  const price = compare({ stored: stored.exchangeRate, typed: priceOf(draft), kind: 'price' });
  const unlessZero = (id: MacroId, check: SanityCheck) => (zeros.includes(id) ? NO_WARNING : check);
  return {
    figures: {
      ...mapKeys(indicatorIds, (id) => unlessZero(id, checkRate(id, draft[id], stored[id]))),
      exchangeRate: unlessZero('exchangeRate', price),
    },
    dates: mapKeys(indicatorIds, (id) => checkDate(draft[id].date, stored[id], now)),
  };
}

function checkRate(
  id: IndicatorId,
  draft: MacroDraft[IndicatorId],
  stored: Indicator | null,
): SanityCheck {
  const date = draft.date.trim();
  const storedDate = stored?.date.trim() ?? '';
  const typed = percentageOf(draft);
  const compared = compare({
    stored: stored?.percentage ?? null,
    typed,
    kind: 'points',
    name: indicators[id].rateName,
    newDate: stored !== null && date !== '' && !isSamePeriod(date, storedDate),
    ...(storedDate !== '' && { since: storedDate }),
  });
  return unlessBeyond(indicators[id].title, typed, compared);
}

/** Also where it is only written otherwise: 'Feb 2025' is 'February 2025'. */
function isSamePeriod(one: string, other: string): boolean {
  return one === other || (readPeriod(one) ?? one) === readPeriod(other);
}

function checkDate(text: string, stored: Indicator | null, now: Date): SanityCheck {
  const period = (written: string) => ({ text: written.trim(), key: readPeriod(written) });
  return checkPeriod(period(text), stored === null ? null : period(stored.date), now);
}

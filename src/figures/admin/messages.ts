import { POINTS_LIMIT } from '@/lib/change';
import { NAIRA_SIGN } from '@/lib/format';
import { MAX_TENURES } from '../limits';
import { loadFailed } from '../messages';

export const marketStaffMessages = {
  asi: {
    loadFailed: loadFailed.asi,
    saveFailed: 'Failed to save ASI data',
    saved: 'ASI data saved successfully!',
  },
  fixedIncome: {
    loadFailed: loadFailed.fixedIncome,
    saveFailed: 'Failed to save fixed income data',
    saved: 'Fixed income data saved successfully!',
  },
  macroeconomics: {
    loadFailed: loadFailed.macroeconomics,
    saveFailed: 'Failed to save data. Please try again.',
    saved: 'Data saved successfully!',
    priceLabel: `Price (${NAIRA_SIGN} per $)`,
  },
  /** Shown when the typed change does not match the two closes. */
  fromTheCloses: (percent: string) => `The two closes give ${percent}. The site will show that.`,
  historyFailed:
    'The figures of the last sessions could not be loaded, so a new one cannot be checked.',
  /** Shown for figures of an earlier session than the last one. */
  earlierSession:
    'Saving here changes Home, even if Home has a later session. Correct earlier figures under Past Figures.',
  /** For a day without trading. */
  noSession: (day: string) => `The exchange does not trade on ${day}.`,
  /** For a trading day before the close. */
  notClosed: (day: string) => `The exchange has not closed on ${day} yet.`,
  /** For a rate out of range, which is probably a typing error. */
  rateBeyond: (name: string, rate: string, limit: 'beyond 100%' | 'below 0%' = 'beyond 100%') =>
    `${name} is ${rate}, ${limit}.`,
  /** For a rate close to the previous one but far from the others of its list. */
  farFromList: `More than ${POINTS_LIMIT} points from every other rate in the list. Check the digits.`,
  /** For an index that equals an earlier close to the last decimal. */
  earlierClose: (day: string) => `The index had exactly this close on ${day}. Check the digits.`,
  labelTwice: (type: string, label: string) => `${label} is listed more than once under ${type}.`,
  /** Shown for the date of an indicator before it is saved. */
  noPeriod: (date: string) =>
    date === ''
      ? 'Without a date, the chart does not show this figure.'
      : `The date '${date}' names no month or quarter, so the chart does not show this figure.`,
  /** For a quarter that has not ended. */
  notOver: (quarter: string) => `${quarter} is not over yet.`,
  /** Shown under an invalid period. */
  noSuchPeriod: {
    month: 'Name the month, such as October 2026',
    quarter: 'Name the quarter, such as Q3 2026',
  },
  /** Shown for a date such as 2026-02-31. */
  noSuchDate: 'Use a real date, such as 2026-02-20',
  /** Shown beside 'Add Tenure' when the list is full. */
  tenuresFull: `A list holds at most ${MAX_TENURES} tenures.`,
};

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
  /** Under a typed change that the stored and the typed value do not give. */
  fromTheCloses: (percent: string) =>
    `From the two closes it would be ${percent}, which the site then shows.`,
  historyFailed:
    'The figures of the last sessions could not be loaded, so a new one cannot be checked.',
  /** Shown for figures of an earlier session than the last one. */
  earlierSession:
    'Home shows what is saved here, even over a later session. Correct an earlier figure under Past Figures.',
  /** Of a day on which nobody trades. */
  noSession: (day: string) => `The exchange does not trade on ${day}.`,
  /** Of a trading day before its close. */
  notClosed: (day: string) => `The exchange has not closed on ${day} yet.`,
  /** Of a rate beyond any known: a slip, most likely. */
  rateBeyond: (name: string, rate: string, limit: 'beyond 100%' | 'below 0%' = 'beyond 100%') =>
    `${name} is ${rate}, ${limit}.`,
  /** Of a rate that is in line with the one before, but with no other of its list. */
  farFromList: `Over ${POINTS_LIMIT} points from every other rate of its list. Check the digits.`,
  /** Of an index that is the same as an earlier one to the last decimal. */
  earlierClose: (day: string) => `The index closed at this on ${day}. Check the digits.`,
  labelTwice: (type: string, label: string) => `${label} is listed more than once under ${type}.`,
  /** Of an indicator's date, before it is saved. */
  noPeriod: (date: string) =>
    date === ''
      ? 'Without a date the history gets no point for it.'
      : `No period can be read from the date '${date}': the history gets no point for it.`,
  /** Of a quarter. */
  notOver: (quarter: string) => `${quarter} is not over yet.`,
  /** Under the period of a figure that was published on a day. */
  noSuchPeriod: {
    month: 'Name the month, such as October 2026',
    quarter: 'Name the quarter, such as Q3 2026',
  },
  /** Under an indicator's date such as 2026-02-31. */
  noSuchDate: 'Use a real date, such as 2026-02-20',
  /** Beside 'Add Tenure' where no more can be added. */
  tenuresFull: `A list holds at most ${MAX_TENURES} tenures.`,
};

import { POINTS_LIMIT } from '@/lib/change';
import { NAIRA_SIGN } from '@/lib/format';
import { MAX_TENURES } from '../limits';
import { loadFailedMessages } from '../messages';

export const marketStaffMessages = {
  asi: {
    loadFailed: loadFailedMessages.asi,
    saveFailed: 'Failed to save ASI data',
    saved: 'ASI data saved successfully!',
  },
  fixedIncome: {
    loadFailed: loadFailedMessages.fixedIncome,
    saveFailed: 'Failed to save fixed income data',
    saved: 'Fixed income data saved successfully!',
  },
  macroeconomics: {
    loadFailed: loadFailedMessages.macroeconomics,
    saveFailed: 'Failed to save data. Please try again.',
    saved: 'Data saved successfully!',
    priceLabel: `Price (${NAIRA_SIGN} per $)`,
  },
  /** Shown if the typed change differs from the change between the two closes. */
  fromTheCloses: (percent: string) =>
    `The two closes give a change of ${percent}. The site will show this change.`,
  historyFailed:
    'The figures of the last sessions could not be loaded, so a new figure cannot be checked.',
  /** Shown if the figures belong to a session before the last closed session. */
  earlierSession:
    'If you save here, Home shows this figure, even if it now shows a later one. Correct earlier figures under Past Figures.',
  noSession: (day: string) => `The exchange does not trade on ${day}.`,
  notClosed: (day: string) => `The exchange has not closed on ${day} yet.`,
  rateBeyond: (name: string, rate: string, limit: 'beyond 100%' | 'below 0%' = 'beyond 100%') =>
    `${name} is ${rate}, ${limit}.`,
  /**
   * Shown if a rate is close to its previous value but differs widely from all other rates in its
   * list.
   */
  farFromList: `More than ${POINTS_LIMIT} points from every other rate in the list. Check the digits.`,
  earlierClose: (day: string) => `The index had exactly this close on ${day}. Check the digits.`,
  labelTwice: (type: string, label: string) => `${label} is listed more than once under ${type}.`,
  /** Shown if the date of an indicator is missing or no period can be read from it. */
  noPeriod: (date: string) =>
    date === ''
      ? 'Without a date, the chart does not show this figure.'
      : `The date '${date}' names no month or quarter, so the chart does not show this figure.`,
  notOver: (quarter: string) => `${quarter} is not over yet.`,
  noSuchPeriod: {
    month: 'Name the month, such as October 2026',
    quarter: 'Name the quarter, such as Q3 2026',
  },
  noSuchDate: 'Use a real date, such as 2026-02-20',
  tenuresFull: `A list can have at most ${MAX_TENURES} tenures.`,
};

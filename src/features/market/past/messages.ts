import { rangeLabels, type RangeId } from './ranges';

/** What pages of past figures say; `day`, `from` and `to` are days or periods in words. */
export const pastMessages = {
  /** Logged, and kept in the slot of a year. */
  loadFailed: 'Failed to load past figures',
  loading: 'Loading...',
  unavailable: 'The figures could not be loaded.',
  /** `when` is 'on 13 March', 'in February'. */
  notRefreshed: (when: string) =>
    `The newest figures could not be loaded. What you see ends ${when}.`,
  lastKnown: 'Last known to this browser',
  noneInRange: (from: string, to: string) => `No figures from ${from} to ${to}`,
  lastBefore: (value: string, day: string) => `The last one before is ${value}, of ${day}.`,
  showRange: (range: RangeId) => (range === 'all' ? 'Show all' : `Show ${rangeLabels[range]}`),
  oneFigure: 'One figure so far. A line needs two.',
  noEarlier: 'No earlier figure to compare with',
  noneEntered: 'No figures entered',
  notEntered: (from: string, to: string) =>
    (from === to ? from : `${from} to ${to}`) + ': not entered',
  sessionsMissing: (count: number) =>
    `${count} ${count === 1 ? 'session' : 'sessions'} of this range ${count === 1 ? 'was' : 'were'} not entered`,
  revised: (first: string, now: string, day: string) =>
    `First published ${first}, revised ${now} on ${day}`,
  sameFigures: 'The same figures',
  showAll: (count: number) => `Show all ${count}`,
  yearEarlier: 'Same days a year earlier',
  nextFigure: 'Next figure',
} as const;

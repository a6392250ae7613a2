import { grouped } from '@/lib/format';
import { rangeLabels, type RangeId } from './ranges';

/** What pages of past figures say; `day`, `from` and `to` are days or periods in words. */
export const pastMessages = {
  /** Logged, and kept in the slot of a year. */
  loadFailed: 'Failed to load past figures',
  loading: 'Loading...',
  unavailable: 'The figures could not be loaded.',
  /** `when` is 'on 13 March', 'in February'. */
  notRefreshed: (when: string) => `The newest figures could not be loaded. These end ${when}.`,
  lastKnown: 'From your last visit',
  noneInRange: (from: string, to: string) => `No figures from ${from} to ${to}`,
  lastBefore: (value: string, day: string) => `The latest before that: ${value}, ${day}.`,
  showRange: (range: RangeId) => (range === 'all' ? 'Show all' : `Show ${rangeLabels[range]}`),
  oneFigure: 'One figure so far. A line needs two.',
  noEarlier: 'No earlier figure to compare with',
  noneEntered: 'No figure in this range yet',
  notEntered: (from: string, to: string) =>
    (from === to ? from : `${from} to ${to}`) + ': not entered',
  sessionsMissing: (count: number) =>
    `${count} ${count === 1 ? 'session' : 'sessions'} of this range ${count === 1 ? 'was' : 'were'} not entered`,
  revised: (first: string, now: string, day: string) =>
    `First published ${first}, revised ${now} on ${day}`,
  sameFigures: 'The figures as a table',
  showAll: (count: number) => `Show all ${grouped(count, 0)}`,
  yearEarlier: 'Compare with a year earlier',
  nextFigure: 'Next figure',
} as const;

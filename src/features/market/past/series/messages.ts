import { grouped } from '@/lib/format';
import type { RangeId } from '../ranges';

const spans: Record<RangeId, string> = {
  '1m': 'of the month',
  '3m': 'of the 3 months',
  '1y': 'of the year',
  '5y': 'of the 5 years',
  all: 'of all',
};

export const seriesMessages = {
  markets: 'Markets',
  reading: 'Reading',
  dayToRead: 'Day to read',
  range: 'Range',
  tenure: 'Tenure',
  weekly: 'weekly (last session)',
  newestFirst: 'newest first',
  yearEarlier: 'A year earlier',
  changeOnYear: 'Change on the year',
  fromHighest: 'From the high',
  fromLowest: 'From the low',
  highestOf: (range: RangeId) => `Highest ${spans[range]}`,
  lowestOf: (range: RangeId) => `Lowest ${spans[range]}`,
  firstWas: (value: string) => `First published ${value}`,
  changed: 'Change',
  countShown: (shown: number, all: number, what: string) =>
    `${shown === all ? '' : `${grouped(shown, 0)} of `}${grouped(all, 0)} ${what}`,
  events: 'Events on the chart',
  about: 'About this figure',
  revisedTitle: 'Revised',
  notComparable: 'not comparable',
  /** While figures of the last visit stand in. */
  looking: 'From your last visit. Looking for newer figures...',
  /** The newest are there, others of the range are not. */
  olderMissing: 'Older figures of this range could not be loaded.',
  oneInRange: 'One figure in this range. A line needs two.',
  changeSince: 'Change since',
  nothing: '-',
} as const;

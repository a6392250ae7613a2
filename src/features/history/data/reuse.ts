import { seriesContent } from '@/content/series';

/** The series whose terms allow others to reuse them. */
export const reusableSeries = seriesContent.filter(({ use }) => use.reuse === 'yes');
/** The series whose owner must be asked. */
export const reservedSeries = seriesContent.filter(({ use }) => use.reuse !== 'yes');

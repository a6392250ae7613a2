import { seriesContent } from '@/content/series';

export const reusableSeries = seriesContent.filter(({ use }) => use.reuse === 'yes');
/** The series that others may reuse only after asking the owner. */
export const reservedSeries = seriesContent.filter(({ use }) => use.reuse !== 'yes');

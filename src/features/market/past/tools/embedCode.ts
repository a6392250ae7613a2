import { firm } from '@/content/firm';
import { embedPath } from '@/content/seriesSlugs';
import { DEFAULT_RANGE } from '../ranges';
import type { ShownSeries } from './shownSeries';

/** What the chart costs a reader of another site's page who has not seen it before, gzip; a test measures it. */
export const EMBED_KB = 250;

/** What to paste into another site's page, to show the chart there at the range that is open. */
export function embedCode(address: string, { content, range }: ShownSeries): string {
  const query = range === DEFAULT_RANGE ? '' : `?range=${range}`;
  const source = address + embedPath(content.slug) + query;
  const title = `${content.name}, a chart by ${firm.name}`;
  return `<iframe src="${source}" title="${title}" width="100%" height="420" loading="lazy" style="border:0"></iframe>`;
}

import { firm } from '@/content/firm';
import { embedPath } from '@/content/seriesSlugs';
import type { ShownSeries } from '../files';
import { writeAddress } from '../series/address';

/** What the chart costs a reader of another site's page who has not seen it before, gzip; a test measures it. */
export const EMBED_KB = 250;

/** What to paste into another site's page, to show the chart there as it is open: its range, comparison and tenure. */
export function embedCode(address: string, series: ShownSeries): string {
  const { content, range, compare, tenure = null } = series;
  const query = writeAddress(new URLSearchParams(), {
    range,
    compare,
    tenure,
    day: null,
  }).toString();
  const source = address + embedPath(content.slug) + (query === '' ? '' : `?${query}`);
  const title = [content.name, tenure, `a chart by ${firm.name}`].filter(Boolean).join(', ');
  return `<iframe src="${source.replaceAll('&', '&amp;')}" title="${title}" width="100%" height="420" loading="lazy" style="border:0"></iframe>`;
}

import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { formatLongDate } from '@/lib/calendar';
import { toLagosDay } from '@/lib/days';
import type { Figure } from './figures';
import { formatPeriodDate } from './periods';
import type { PinnedRange } from './ranges';

export type Citation = ReturnType<typeof createCitation>;

/** Names the days of the data: ', data from 1 July 2024 to 30 September 2024'. */
function describeData(newest: Figure | undefined, pinned: PinnedRange | undefined): string {
  if (pinned !== undefined)
    return `, data from ${formatPeriodDate(pinned.from)} to ${formatPeriodDate(pinned.to)}`;
  return newest === undefined ? '' : `, data to ${formatPeriodDate(newest.key)}`;
}

/**
 * Returns a citation of a series as plain text, and in three parts so that `title` can be in
 * italics. `host` is the site's address without 'https://', or '' if the build has none.
 */
export function createCitation(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
  host: string,
  tenure?: string,
  pinned?: PinnedRange,
) {
  const newest = figures.at(-1);
  const before = `${firm.name} (${toLagosDay(now).slice(0, 4)}), `;
  const title = [content.fullName, tenure, content.terms.often].filter(Boolean).join(', ');
  const of = describeData(newest, pinned);
  const query = pinned === undefined ? '' : `?from=${pinned.from}&to=${pinned.to}`;
  const from = `source: ${content.publisher}, read on ${formatLongDate(toLagosDay(now))}`;
  const after = `, ${host}${toSeriesPath(content.slug)}${query}, ${from}${of}.`;
  return { before, title, after, text: before + title + after };
}

import { firm } from '@/content/firm';
import { seriesPath, type SeriesContent } from '@/content/series';
import { dayInLagos } from '@/lib/days';
import type { Figure } from './figures';
import { dateWords } from './periods';

export interface Citation {
  /** 'Palmwood Research (2025), ' */
  before: string;
  /** To be set as a title: 'All Share Index (ASI), daily closes'. */
  title: string;
  /** ', example.com/markets/asi, data to 14 March 2025.' */
  after: string;
  text: string;
}

/** `host` is the site's address without 'https://', '' where the build has none; `tenure` that of a list. */
export function citation(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
  host: string,
  tenure?: string,
): Citation {
  const newest = figures.at(-1);
  const before = `${firm.name} (${dayInLagos(now).slice(0, 4)}), `;
  const title = [content.fullName, tenure, content.terms.often].filter(Boolean).join(', ');
  const of = newest === undefined ? '' : `, data to ${dateWords(newest.key)}`;
  const after = `, ${host}${seriesPath(content.slug)}${of}.`;
  return { before, title, after, text: before + title + after };
}

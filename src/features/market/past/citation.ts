/** How to cite a series. */
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
  /** ', example.com/markets/asi, figures of 14 March 2025.' */
  after: string;
  /** All of it, to copy. */
  text: string;
}

/** `host` is the site's address without 'https://', '' where the build has none. */
export function citation(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
  host: string,
): Citation {
  const newest = figures.at(-1);
  const before = `${firm.name} (${dayInLagos(now).slice(0, 4)}), `;
  const title = `${content.fullName}, ${content.terms.often}`;
  const of = newest === undefined ? '' : `, figures of ${dateWords(newest.key)}`;
  const after = `, ${host}${seriesPath(content.slug)}${of}.`;
  return { before, title, after, text: before + title + after };
}

/* The files that the build writes to fixed URLs. */
import { getEnv } from '@/browser/settings';
import type { Note } from '@/figures/notes';
import { toAtom } from '../corrections/atomFeed';
import { findCorrections } from '../corrections/corrections';
import { listFeedEntries } from '../corrections/feedEntries';
import { toJsonFeed } from '../corrections/jsonFeed';
import { toCsv, toJson } from '../fileFormats';
import { fixedPaths, toFixedPath } from './fixedPaths';
import { reusableSeries } from './reuse';
import { hasFigures, loadWholeSeries, type WholeSeries } from './wholeSeries';

export interface FixedFile {
  path: string;
  text: string;
}

export function createFixedFiles(
  series: readonly WholeSeries[],
  notes: readonly Note[],
  now: Date,
): FixedFile[] {
  const { siteUrl } = getEnv();
  const reusable = series.filter(({ content }) => reusableSeries.includes(content));
  const corrections = reusable.flatMap(({ content, years }) =>
    years.flatMap((year) => findCorrections(content, year)),
  );
  const entries = listFeedEntries(corrections, notes);
  return [
    ...reusable.filter(hasFigures).flatMap(({ content, years }) => [
      { path: toFixedPath(content, 'csv'), text: toCsv(content, years, now) },
      { path: toFixedPath(content, 'json'), text: toJson(content, years, now) },
    ]),
    { path: fixedPaths.jsonFeed, text: toJsonFeed(entries, siteUrl, now) },
    { path: fixedPaths.atom, text: toAtom(entries, siteUrl, now) },
  ];
}

/**
 * Loads all reusable series and the corrected notes, and returns the files.
 * @throws an error if a series or the notes cannot be loaded
 */
export async function loadFixedFiles(
  now: Date,
  loadCorrectedNotes: () => Promise<readonly Note[]>,
): Promise<FixedFile[]> {
  const series: WholeSeries[] = [];
  for (const content of reusableSeries) series.push(await loadWholeSeries(content, now));
  return createFixedFiles(series, await loadCorrectedNotes(), now);
}

/* The files that the build writes to fixed URLs. */
import { getEnv } from '@/browser/settings';
import { toAtom } from '../corrections/atomFeed';
import { findCorrections, sortCorrections, toFeed } from '../corrections/corrections';
import { toCsv, toJson } from '../fileFormats';
import { fixedPaths, toFixedPath } from './fixedPaths';
import { reusableSeries } from './reuse';
import { hasFigures, loadWholeSeries, type WholeSeries } from './wholeSeries';

export interface FixedFile {
  path: string;
  text: string;
}

export function createFixedFiles(series: readonly WholeSeries[], now: Date): FixedFile[] {
  const { siteUrl } = getEnv();
  const reusable = series.filter(({ content }) => reusableSeries.includes(content));
  const corrections = sortCorrections(
    reusable.flatMap(({ content, years }) =>
      years.flatMap((year) => findCorrections(content, year)),
    ),
  );
  return [
    ...reusable.filter(hasFigures).flatMap(({ content, years }) => [
      { path: toFixedPath(content, 'csv'), text: toCsv(content, years, now) },
      { path: toFixedPath(content, 'json'), text: toJson(content, years, now) },
    ]),
    { path: fixedPaths.jsonFeed, text: toFeed(corrections, siteUrl, now) },
    { path: fixedPaths.atom, text: toAtom(corrections, siteUrl, now) },
  ];
}

/**
 * Loads all reusable series and returns the files.
 * @throws an error if a series cannot be loaded
 */
export async function loadFixedFiles(now: Date): Promise<FixedFile[]> {
  const series: WholeSeries[] = [];
  for (const content of reusableSeries) series.push(await loadWholeSeries(content, now));
  return createFixedFiles(series, now);
}

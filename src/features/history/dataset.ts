import { max } from 'd3-array';
import type { Dataset, WithContext } from 'schema-dts';
import { getEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath, type SeriesSlug } from '@/content/seriesSlugs';
import { toPeriodStart, getYear, toYearPath } from '@/figures/history';
import { toTimestamp } from './figures';
import type { SeriesHistory } from './useSeriesHistory';

export const DATASET_ID = 'dataset-data';

/** Returns the `@id` of the structured data of a series. Other pages refer to it. */
export const getDatasetId = (slug: SeriesSlug) =>
  `${getEnv().siteUrl}${toSeriesPath(slug)}#dataset`;

/**
 * Replaces a quarter by its last month: '2026-Q3' becomes '2026-09'. Days and months do not change.
 */
const toLastMonth = (key: string) =>
  key.replace(/Q(\d)/, (_, quarter) => String(Number(quarter) * 3).padStart(2, '0'));

export function getFirestoreOrigin(): string {
  const { firestore } = getEnv().emulators;
  return firestore === undefined ? 'https://firestore.googleapis.com' : `http://${firestore}`;
}

/** Returns the public URL of one year of a series, in the JSON format of Firestore's REST API. */
export function getYearUrl({ id }: SeriesContent, year: number): string {
  const documents = `projects/${getEnv().firebase.projectId}/databases/(default)/documents`;
  return `${getFirestoreOrigin()}/v1/${documents}/${toYearPath(id, year)}`;
}

/**
 * Returns a terminal command that reads one year of a series. Double quotes work in every common
 * shell.
 */
export const createReadCommand = (series: SeriesContent, year: number) =>
  `curl "${getYearUrl(series, year)}"`;

/**
 * Returns the structured data (schema.org) of a series for search engines, with a download for each
 * year. `known` is undefined until the figures have loaded.
 */
export function createDataset(
  series: SeriesContent,
  years: readonly number[],
  known?: { savedAt: string; from?: string | undefined; to?: string | undefined },
): WithContext<Dataset> {
  const { siteUrl } = getEnv();
  const url = siteUrl + toSeriesPath(series.slug);
  const { reuse, terms, url: termsUrl } = series.use;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': getDatasetId(series.slug),
    name: series.fullName,
    description: `${series.what} ${series.source} ${series.method}`,
    url,
    inLanguage: 'en',
    license: { '@type': 'CreativeWork', name: terms, url: termsUrl },
    creator: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: firm.name },
    spatialCoverage: { '@type': 'Place', name: 'Nigeria' },
    variableMeasured: { '@type': 'PropertyValue', name: series.name, unitText: series.unit },
    ...(known?.from !== undefined &&
      known.to !== undefined && {
        temporalCoverage: `${toPeriodStart(known.from)}/${toLastMonth(known.to)}`,
      }),
    ...(known && { dateModified: known.savedAt }),
    includedInDataCatalog: { '@id': `${siteUrl}/markets#catalog` },
    ...(reuse === 'yes' && {
      isAccessibleForFree: true,
      distribution: years.map((year) => ({
        '@type': 'DataDownload' as const,
        name: `${series.fullName}, ${year}`,
        encodingFormat: 'application/json',
        contentUrl: getYearUrl(series, year),
      })),
    }),
  };
}

/**
 * Returns the structured data of loaded figures, with the time of the last save. Adds the covered
 * period if all years have loaded. Returns null without figures.
 */
export function createLoadedDataset(
  series: SeriesContent,
  { figures, points, whole }: Pick<SeriesHistory, 'figures' | 'points' | 'whole'>,
): WithContext<Dataset> | null {
  if (figures.length === 0) return null;
  const keys = Object.keys(points).toSorted((one, other) => toTimestamp(one) - toTimestamp(other));
  const years = [...new Set(keys.map(getYear))];
  return createDataset(series, years, {
    savedAt: max(Object.values(points), (point) => point.savedAt) ?? '',
    ...(whole && { from: keys[0], to: keys.at(-1) }),
  });
}

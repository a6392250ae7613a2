import { max } from 'd3-array';
import type { Dataset, WithContext } from 'schema-dts';
import { currentEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { seriesPath, type SeriesSlug } from '@/content/seriesSlugs';
import { beginOf, yearOf, yearPath } from '@/figures/history';
import { timeOf } from './figures';
import type { SeriesHistory } from './useSeriesHistory';

/** Id of the element that contains the `Dataset` of a series page. */
export const DATASET_ID = 'dataset-data';

/** Returns the `@id` of a series' `Dataset`, for references from other pages. */
export const datasetId = (slug: SeriesSlug) => `${currentEnv().siteUrl}${seriesPath(slug)}#dataset`;

/**
 * Replaces a quarter by its last month: '2026-09' for '2026-Q3'. Other keys are ISO dates already.
 */
const endOf = (key: string) =>
  key.replace(/Q(\d)/, (_, quarter) => String(Number(quarter) * 3).padStart(2, '0'));

export function firestoreOrigin(): string {
  const { firestore } = currentEnv().emulators;
  return firestore === undefined ? 'https://firestore.googleapis.com' : `http://${firestore}`;
}

/** Returns the public URL of a year of a series, as JSON of Firestore's REST API. */
export function yearUrl({ id }: SeriesContent, year: number): string {
  const documents = `projects/${currentEnv().firebase.projectId}/databases/(default)/documents`;
  return `${firestoreOrigin()}/v1/${documents}/${yearPath(id, year)}`;
}

/**
 * Returns the structured data of a series for search engines, with a download for each year.
 * `known` has the time of the last save, and the oldest and newest key. It is undefined before the
 * figures are loaded.
 */
export function datasetOf(
  series: SeriesContent,
  years: readonly number[],
  known?: { savedAt: string; from?: string | undefined; to?: string | undefined },
): WithContext<Dataset> {
  const { siteUrl } = currentEnv();
  const url = siteUrl + seriesPath(series.slug);
  const { reuse, terms, url: termsUrl } = series.use;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': datasetId(series.slug),
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
        temporalCoverage: `${beginOf(known.from)}/${endOf(known.to)}`,
      }),
    ...(known && { dateModified: known.savedAt }),
    includedInDataCatalog: { '@id': `${siteUrl}/markets#catalog` },
    ...(reuse === 'yes' && {
      isAccessibleForFree: true,
      distribution: years.map((year) => ({
        '@type': 'DataDownload' as const,
        name: `${series.fullName}, ${year}`,
        encodingFormat: 'application/json',
        contentUrl: yearUrl(series, year),
      })),
    }),
  };
}

/**
 * Returns the dataset with the time of the last save, and with its period if all years are loaded.
 * Returns null if there are no figures.
 */
export function datasetWith(
  series: SeriesContent,
  { figures, points, whole }: Pick<SeriesHistory, 'figures' | 'points' | 'whole'>,
): WithContext<Dataset> | null {
  if (figures.length === 0) return null;
  const keys = Object.keys(points).toSorted((one, other) => timeOf(one) - timeOf(other));
  const years = [...new Set(keys.map(yearOf))];
  return datasetOf(series, years, {
    savedAt: max(Object.values(points), (point) => point.savedAt) ?? '',
    ...(whole && { from: keys[0], to: keys.at(-1) }),
  });
}

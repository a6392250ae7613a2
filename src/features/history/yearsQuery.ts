import type { Firestore } from '@/firebase/readThunk';
import type { SeriesId } from '@/figures/history';
import { MAX_YEARS_PER_READ } from '@/figures/limits';

export const getYearName = (series: SeriesId, year: number) => `${series}-${year}`;

type Sdk = Pick<Firestore, 'collection' | 'documentId' | 'firestore' | 'limit' | 'query' | 'where'>;

/**
 * Returns the Firestore query for the years from `first` to `last`. Firestore charges one read for
 * each year.
 */
export const createYearsQuery = (sdk: Sdk, series: SeriesId, first: number, last: number) => {
  const { collection, documentId, firestore, limit, query, where } = sdk;
  return query(
    collection(firestore(), 'history'),
    where(documentId(), '>=', getYearName(series, first)),
    where(documentId(), '<=', getYearName(series, last)),
    limit(MAX_YEARS_PER_READ),
  );
};

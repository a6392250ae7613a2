import type { Firestore } from '@/firebase/readThunk';
import type { SeriesId } from '@/figures/history';
import { MOST_YEARS } from '@/figures/limits';

export const nameOf = (series: SeriesId, year: number) => `${series}-${year}`;

type Sdk = Pick<Firestore, 'collection' | 'documentId' | 'firestore' | 'limit' | 'query' | 'where'>;

/**
 * Returns the query for the years of a series, both ends included. Firestore charges one read for
 * each year.
 */
export const yearsQuery = (sdk: Sdk, series: SeriesId, first: number, last: number) => {
  const { collection, documentId, firestore, limit, query, where } = sdk;
  return query(
    collection(firestore(), 'history'),
    where(documentId(), '>=', nameOf(series, first)),
    where(documentId(), '<=', nameOf(series, last)),
    limit(MOST_YEARS),
  );
};

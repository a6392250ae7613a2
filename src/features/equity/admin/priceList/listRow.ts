import type { RowValues } from './rowValues';
import type { Verdict } from './verdict';

/** A row of a price list with its verdict. */
export type ListRow = RowValues & Verdict;

/** A row with both closes. */
export type ShareRow = ListRow & Record<'previous' | 'current', number>;

/** Returns whether a row was accepted as a share, which always has both closes. */
export const isShare = (row: ListRow): row is ShareRow => row.why === '' && row.reason === null;

import type { RowValues } from './rowValues';
import type { Verdict } from './verdict';

/** A row of a price list, with what becomes of it. */
export type ListRow = RowValues & Verdict;

/** A row with both closes. */
export type ShareRow = ListRow & Record<'previous' | 'current', number>;

/** Returns whether a row is one of the shares: such a row has both closes. */
export const isShare = (row: ListRow): row is ShareRow => row.why === '' && row.reason === null;

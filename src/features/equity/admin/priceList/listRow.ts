import type { RowValues } from './rowValues';
import type { Verdict } from './verdict';

export type ListRow = RowValues & Verdict;

export type ShareRow = ListRow & Record<'previous' | 'current', number>;

/** Returns whether a row was accepted as a share. An accepted row always has both closes. */
export const isShare = (row: ListRow): row is ShareRow => row.why === '' && row.reason === null;

import { figureRows } from '@/figures/admin/tonightDraft';

export type FileRowId = 'summary' | 'priceList';

/** All rows of the checklist. */
export const rowIds = [...figureRows, 'summary', 'priceList'] as const;
export type RowId = (typeof rowIds)[number];

/** The state of a row: to do, ready to be published, in need of a check, or on the site. */
export type RowMark = 'open' | 'ready' | 'warning' | 'published';

/** Returns whether a row counts as done. */
export const isDone = (mark: RowMark) => mark === 'ready' || mark === 'published';

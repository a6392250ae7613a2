import { figureRows } from '@/figures/admin/tonightDraft';

export type FileRowId = 'summary' | 'priceList';

export const rowIds = [...figureRows, 'summary', 'priceList'] as const;
export type RowId = (typeof rowIds)[number];

/** The state of a row: not done, ready to publish, needs a check, or published. */
export type RowMark = 'open' | 'ready' | 'warning' | 'published';

export const isDone = (mark: RowMark) => mark === 'ready' || mark === 'published';

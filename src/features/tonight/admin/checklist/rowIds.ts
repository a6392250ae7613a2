import { figureRows } from '@/figures/admin/tonightDraft';

export type FileRowId = 'summary' | 'priceList';

export const rowIds = [...figureRows, 'summary', 'priceList'] as const;
export type RowId = (typeof rowIds)[number];

export type RowMark = 'open' | 'ready' | 'warning' | 'published';

export const isDone = (mark: RowMark) => mark === 'ready' || mark === 'published';

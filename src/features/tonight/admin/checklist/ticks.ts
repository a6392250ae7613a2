import type { FigureRow } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';

/** Returns the key under which a draft stores that staff have ticked a question. */
export const getTickKey = (row: FigureRow | IndicatorId, label: string) => `${row} ${label}`;

import type { FigureRow } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';

/** Returns the key under which a draft stores that staff ticked a question of a row. */
export const getTickKey = (row: FigureRow | IndicatorId, label: string) => `${row} ${label}`;

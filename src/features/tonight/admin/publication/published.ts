import type { FigureRow } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';
import type { Difference } from '@/lib/difference';
import type { StoredFields } from '@/lib/stored';
import type { LastSave } from '../checklist/saved';

export type PublishAttempt =
  | { state: 'idle' | 'publishing' }
  | { state: 'conflict'; note: StoredFields | null }
  | { state: 'failed'; failure: string };

export interface Publication extends LastSave {
  changeId: string | null;
  session: string;
  changes: readonly Difference[];
  rows: readonly FigureRow[];
  indicators: readonly IndicatorId[];
  hasNote: boolean;
}

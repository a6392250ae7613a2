import type { FigureRow } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';
import type { Difference } from '@/lib/difference';
import type { StoredFields } from '@/lib/stored';
import type { LastSave } from '../checklist/saved';

/** The last attempt to publish. */
export type PublishAttempt =
  | { state: 'idle' | 'publishing' }
  /** `note`: the note that somebody else published; null if there is none. */
  | { state: 'conflict'; note: StoredFields | null }
  | { state: 'failed'; failure: string };

/** The last publication on this page. */
export interface Publication extends LastSave {
  changeId: string | null;
  /** The session of the published figures. */
  session: string;
  changes: readonly Difference[];
  rows: readonly FigureRow[];
  indicators: readonly IndicatorId[];
  /** True if the note was published with the figures. */
  hasNote: boolean;
}

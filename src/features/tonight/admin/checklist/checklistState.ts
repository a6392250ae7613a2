import type { PublicationEntry } from '@/figures/admin/entry';
import type { IndicatorId } from '@/figures/market';
import type { NoteState } from '../note/noteState';
import type { PriceListState } from '../priceListState';
import type { ReadyFigures } from './ready';
import type { RowId } from './rowIds';
import type { RowStates } from './rowState';

/** The rows of the checklist, and the figures that are ready to publish. */
export interface ChecklistState {
  rows: RowStates;
  /** The rows that are not done. */
  openRows: readonly RowId[];
  indicators: Readonly<Record<IndicatorId, PublicationEntry>>;
  /** The reasons why announced indicators are not on the site. */
  leftIndicators: Readonly<Partial<Record<IndicatorId, string>>>;
  /** The indicators with unanswered questions. */
  unansweredIndicators: readonly IndicatorId[];
  ready: ReadyFigures;
  note: NoteState;
  /** True if the stored figures of all ready rows and indicators have loaded. */
  isFresh: boolean;
  /** The price list to store after the publication; null if there is none. */
  listToFile: PriceListState['read'];
  /**
   * The newest session with figures on the site, 'YYYY-MM-DD'. '' if there is none, or before the
   * figures have loaded.
   */
  newestOnSite: string;
}

import type { PublicationEntry } from '@/figures/admin/entry';
import type { IndicatorId } from '@/figures/market';
import type { NoteState } from '../note/noteState';
import type { PriceListState } from '../priceListState';
import type { ReadyFigures } from './ready';
import type { RowId } from './rowIds';
import type { RowStates } from './rowState';

export interface ChecklistState {
  rows: RowStates;
  /** The rows that are neither ready to publish nor on the site. */
  openRows: readonly RowId[];
  indicators: Readonly<Record<IndicatorId, PublicationEntry>>;
  /** For each announced indicator that is not on the site, the reason why. */
  leftIndicators: Readonly<Partial<Record<IndicatorId, string>>>;
  unansweredIndicators: readonly IndicatorId[];
  ready: ReadyFigures;
  note: NoteState;
  /** True if the stored figures of all ready rows and indicators have been loaded. */
  isFresh: boolean;
  /**
   * The price list to store under Resources after the publication. Null if no list will be stored.
   */
  listToFile: PriceListState['read'];
  /**
   * The date of the newest session with figures on the site, as 'YYYY-MM-DD'. Empty if the site has
   * no figures, or before they have loaded.
   */
  newestOnSite: string;
}

import type { Entry } from '@/figures/admin/entry';
import type { IndicatorId } from '@/figures/market';
import type { PriceListState } from '../priceListState';
import type { Ready } from './ready';
import type { RowId } from './rowIds';
import type { RowStates } from './rowState';

/** The rows of the checklist, and the figures that are ready to publish. */
export interface ChecklistState {
  rows: RowStates;
  /** The rows that are not done. */
  openRows: readonly RowId[];
  /** The entries of the indicators. */
  indicators: Readonly<Record<IndicatorId, Entry>>;
  /** The reasons why announced indicators are not on the site. */
  leftIndicators: Readonly<Partial<Record<IndicatorId, string>>>;
  /** The indicators with a question to answer first. */
  unansweredIndicators: readonly IndicatorId[];
  ready: Ready;
  /** True if the stored figures are loaded of everything that would be published. */
  isFresh: boolean;
  /** The price list to store after the publication; null if there is none. */
  listToFile: PriceListState['read'];
  /**
   * The newest session of the figures on the site, 'YYYY-MM-DD'; '' without one or before all are
   * loaded.
   */
  newestOnSite: string;
}

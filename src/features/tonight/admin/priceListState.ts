import type { PriceListShares } from '@/figures/admin/tonightDraft';

/** The price list that staff read on this page. */
export interface PriceListState {
  /** The list, and the time at which it was read. Null if none was read. */
  read: { list: PriceListShares; at: Date } | null;
  /** The React key of the panel that reads the list. A new number resets the panel. */
  listNumber: number;
  /** True if the list is stored under Resources with the figures. */
  isFiled: boolean;
  setIsFiled: (isFiled: boolean) => void;
  /** Replaces the shares of the draft with those of the list. Null removes them. */
  take: (list: PriceListShares | null) => void;
  startAgain: () => void;
}

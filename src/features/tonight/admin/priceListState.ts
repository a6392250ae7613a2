import type { PriceListShares } from '@/figures/admin/tonightDraft';

/** The price list of this visit. */
export interface PriceListState {
  /** The list that was read, and when; null without one. */
  read: { list: PriceListShares; at: Date } | null;
  /** The number of the price list on this page: the panel starts again with each. */
  listNumber: number;
  /** True if the list is stored under Resources with the figures. */
  isFiled: boolean;
  setIsFiled: (isFiled: boolean) => void;
  /** Replaces the shares of the draft by those of the list; null removes them. */
  take: (list: PriceListShares | null) => void;
  startAgain: () => void;
}

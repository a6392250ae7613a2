import type { PriceListShares } from '@/figures/admin/tonightDraft';

export interface PriceListState {
  /** The list and the time when it was read. Null if no list has been read. */
  read: { list: PriceListShares; at: Date } | null;
  /** The React key of the panel that reads the list. Changing the number resets the panel. */
  listNumber: number;
  /** True if staff have chosen to store the price list under Resources. */
  isFiled: boolean;
  setIsFiled: (isFiled: boolean) => void;
  /** Replaces the gainers and losers in the draft with those of a price list. Null removes them. */
  take: (list: PriceListShares | null) => void;
  startAgain: () => void;
}

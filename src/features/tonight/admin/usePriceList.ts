import { useState } from 'react';
import { boolean } from 'valibot';
import { withStocks } from '@/figures/admin/tonightDraft';
import { useSavedChoice } from '@/ui/admin/useSavedChoice';
import type { EditDraft } from './editDraft';
import type { PriceListState } from './priceListState';

/**
 * The saved choice whether to store price lists. The default is off, because publishing a list
 * needs the permission of the Exchange.
 */
const STORE_LIST_CHOICE = { name: 'filesList', schema: boolean(), initial: false };

/**
 * Keeps the price list that was read on this page, and the choice whether to store it under
 * Resources.
 */
export function usePriceList(edit: EditDraft): PriceListState {
  const [read, setRead] = useState<PriceListState['read']>(null);
  const [listNumber, setListNumber] = useState(1);
  const [isFiled, setIsFiled] = useSavedChoice(STORE_LIST_CHOICE);
  return {
    read,
    listNumber,
    isFiled,
    setIsFiled,
    take: (list) => {
      if (list === null && read === null) return;
      setRead(list && { list, at: read?.at ?? new Date() });
      edit((draft) => withStocks(draft, list));
    },
    startAgain: () => {
      setRead(null);
      setListNumber((number) => number + 1);
    },
  };
}

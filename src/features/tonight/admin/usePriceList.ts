import { useState } from 'react';
import { boolean } from 'valibot';
import { withStocks } from '@/figures/admin/tonightDraft';
import { useSavedChoice } from '@/ui/admin/useSavedChoice';
import type { EditDraft } from './editDraft';
import type { PriceListState } from './priceListState';

/**
 * The setting that stores each price list under Resources. It is off at first, because the Exchange
 * must permit the publication of its list.
 */
const STORE_LIST_CHOICE = { name: 'filesList', schema: boolean(), initial: false };

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

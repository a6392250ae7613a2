import type { PublicationEntry } from '@/figures/admin/entry';
import { warnAboutUnknownSymbols } from '@/figures/admin/listChecks';
import type { PriceListShares } from '@/figures/admin/tonightDraft';
import { stockKinds } from '@/figures/stocks';
import { tonightMessages } from '../messages';
import type { SessionFacts } from '../checklist/sessionFacts';

interface StocksFacts {
  facts: SessionFacts;
  entry: PublicationEntry;
  /** The price list that staff have read on this page. Null if there is none. */
  list: PriceListShares | null;
  recentSymbols: readonly string[] | null;
}

export function listStocksWarnings({ facts, entry, list, recentSymbols }: StocksFacts): string[] {
  const { draft, stored, session, current } = facts;
  const incomplete = list?.incomplete ?? 0;
  const shares = stockKinds.flatMap((kind) => draft[kind]);
  const warnings = [
    entry.state === 'wrong' && entry.why,
    list === null && draft.unsettled > 0 && tonightMessages.placesToSettle(draft.unsettled),
    entry.state === 'ready' && session !== current && tonightMessages.listsOfNow,
    ...warnAboutUnknownSymbols(shares, recentSymbols, stored),
    incomplete > 0 && tonightMessages.placesUnsettled(incomplete),
  ];
  return warnings.filter((text) => text !== false);
}

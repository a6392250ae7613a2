import { equityPagePart } from '@/features/equity/equitySlice';
import { StockCards } from '@/features/equity/StockCards';
import { MarketsView } from '@/features/history/markets/MarketsView';
import { openMarkets } from '@/features/history/markets/useMarkets';
import { SectionHead } from '@/ui/SectionHead';
import { MarketsLead } from './markets/MarketsLead';

/** @public Called by main.tsx once the code of this page is loaded. */
export const open = openMarkets;

export default function MarketsPage() {
  return (
    <>
      <SectionHead section="markets" />
      <MarketsView beside={equityPagePart} Lead={MarketsLead}>
        <StockCards />
      </MarketsView>
    </>
  );
}

import { equityPart } from '@/features/equity/equitySlice';
import { StockCards } from '@/features/equity/StockCards';
import { MarketsView } from '@/features/history/markets/MarketsView';
import { openMarkets } from '@/features/history/markets/useMarkets';
import { SectionHead } from '@/ui/SectionHead';

/** @public The entry calls it when this page's code is there. */
export const open = openMarkets;

export default function MarketsPage() {
  return (
    <>
      <SectionHead section="markets" />
      <MarketsView beside={equityPart}>
        <StockCards />
      </MarketsView>
    </>
  );
}

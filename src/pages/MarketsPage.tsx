import { MarketsView } from '@/features/market/past/markets/MarketsView';
import { SectionHead } from '@/ui/SectionHead';

/** All series with their past. */
export default function MarketsPage() {
  return (
    <>
      <SectionHead section="markets" />
      <MarketsView />
    </>
  );
}

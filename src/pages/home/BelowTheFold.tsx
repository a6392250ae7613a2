import { slides, SLIDES_LABEL } from '@/content/slides';
import { EquityPanel } from '@/features/equity/EquityPanel';
import { openEquityMarket, selectStocks } from '@/features/equity/equitySlice';
import { MarketBoard } from '@/features/market/MarketBoard';
import { NewsCommentary } from '@/features/news/NewsCommentary';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { TrustedBy } from './TrustedBy';
import { WhyChooseUs } from './WhyChooseUs';

/** Both lists come in one read. */
const equityPart = {
  name: 'equity market',
  select: selectStocks('gainers'),
  open: openEquityMarket,
};

/** What follows the hero on Home. */
export default function BelowTheFold() {
  return (
    <>
      <MarketBoard
        equity={<EquityPanel />}
        equityPart={equityPart}
        decor={
          <>
            <Decor drawing="star" at="top-52" />
            <Decor drawing="patch" at="bottom-40" />
          </>
        }
      />
      <Carousel label={SLIDES_LABEL} slides={slides} />
      <NewsCommentary />
      <WhyChooseUs>
        <Decor drawing="stroke-arc" at="-top-30" />
        <Decor drawing="star" at="bottom-28" />
      </WhyChooseUs>
      <TrustedBy />
    </>
  );
}

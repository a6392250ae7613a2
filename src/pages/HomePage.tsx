import { slides, SLIDES_LABEL } from '@/content/slides';
import { EquityPanel } from '@/features/equity/EquityPanel';
import { MarketBoard } from '@/features/market/MarketBoard';
import { NewsCommentary } from '@/features/news/NewsCommentary';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { SectionHead } from '@/ui/SectionHead';
import { Hero } from './home/Hero';
import { TrustedBy } from './home/TrustedBy';
import { WhyChooseUs } from './home/WhyChooseUs';

/** What the firm does, the figures, and its latest commentary. */
export default function HomePage() {
  return (
    <>
      <SectionHead section="home" />
      <Hero />
      <MarketBoard
        equity={<EquityPanel />}
        decor={
          <>
            <Decor drawing="star" at="market-star" />
            <Decor drawing="patch" at="market-patch" />
          </>
        }
      />
      <Carousel label={SLIDES_LABEL} slides={slides} />
      <NewsCommentary />
      <WhyChooseUs>
        <Decor drawing="arc" at="why-arc" />
        <Decor drawing="star" at="why-star" />
      </WhyChooseUs>
      <TrustedBy />
    </>
  );
}

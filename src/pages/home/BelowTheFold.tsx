import { slides, SLIDES_LABEL } from '@/content/slides';
import { EquityPanel } from '@/features/equity/EquityPanel';
import { openEquityMarket, selectEquity } from '@/features/equity/equitySlice';
import { MarketBoard } from '@/features/market/MarketBoard';
import { NewsCommentary } from '@/features/news/NewsCommentary';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { groupCompanies } from '@/content/groupCompanies';
import { IndexCloth } from './IndexCloth';
import { WhyChooseUs } from './WhyChooseUs';

export function TrustedBy() {
  return (
    <section className="page-grid line-t border-navy-900 bg-paper" aria-labelledby="trusted">
      <div className="grid lg:grid-cols-[3fr_9fr]">
        <h2 className="self-center text-h3/8 [letter-spacing:-0.02em] max-lg:py-4" id="trusted">
          Trusted by
        </h2>
        <ul className="grid grid-cols-[1fr_1fr] border-hair max-lg:line-t lg:grid-cols-[repeat(4,1fr)]">
          {groupCompanies.map(({ name, logo }) => (
            <li
              className="grid min-h-18 place-items-center border-hair p-[8px] max-lg:even:line-l max-lg:nth-[n+3]:line-t md:p-4 lg:min-h-30 lg:line-l"
              key={name}
            >
              <img
                className="max-md:w-full max-md:max-w-[150px] md:h-[44px] md:w-auto lg:h-[56px]"
                src={logo}
                alt={name}
                width="192"
                height="56"
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Both lists come in one read. */
const equityPart = {
  name: 'equity market',
  select: selectEquity,
  open: openEquityMarket,
};

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
      <Carousel label={SLIDES_LABEL} slides={slides} scene={<IndexCloth />} />
      <NewsCommentary />
      <WhyChooseUs>
        <Decor drawing="stroke-arc" at="-top-30" />
        <Decor drawing="star" at="bottom-28" />
      </WhyChooseUs>
      <TrustedBy />
    </>
  );
}

import { slides, SLIDES_LABEL } from '@/content/slides';
import { EquityPanel } from '@/features/equity/EquityPanel';
import { openEquityMarket, selectStocks } from '@/features/equity/equitySlice';
import { MarketBoard } from '@/features/market/MarketBoard';
import { NewsCommentary } from '@/features/news/NewsCommentary';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { groupCompanies } from '@/content/groupCompanies';
import './TrustedBy.css';
import { WhyChooseUs } from './WhyChooseUs';

export function TrustedBy() {
  return (
    <section className="page-grid bg-paper py-20" aria-labelledby="trusted">
      <div className="trusted-companies">
        <h2 id="trusted">Trusted by</h2>
        <ul>
          {groupCompanies.map(({ name, logo }) => (
            <li key={name}>
              <img src={logo} alt={name} width="192" height="56" loading="lazy" />
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
  select: selectStocks('gainers'),
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

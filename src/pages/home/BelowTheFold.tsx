import { EquityPanel } from '@/features/equity/EquityPanel';
import { equityPart } from '@/features/equity/equitySlice';
import { TalkFigure } from '@/features/market/HistoryLink';
import { MarketBoard } from '@/features/market/MarketBoard';
import { NewsCommentary } from '@/features/news/NewsCommentary';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { groupCompanies } from '@/content/groupCompanies';
import { IndexCloth } from './IndexCloth';
import { WhyChooseUs } from './WhyChooseUs';
import './TrustedBy.css';

export function TrustedBy() {
  return (
    <section className="page-grid line-t border-navy-900 bg-paper" aria-labelledby="trusted">
      <div className="grid">
        <h2 className="text-h3/8" id="trusted">
          Trusted by
        </h2>
        <ul className="grid border-hair">
          {groupCompanies.map(({ name, logo }) => (
            <li className="grid place-items-center border-hair" key={name}>
              <img src={logo} alt={name} width="192" height="56" loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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
      <Carousel scene={<IndexCloth />} />
      <NewsCommentary under={(text) => <TalkFigure of={text} />} />
      <WhyChooseUs>
        <Decor drawing="stroke-arc" at="-top-30" />
        <Decor drawing="star" at="bottom-28" />
      </WhyChooseUs>
      <TrustedBy />
    </>
  );
}

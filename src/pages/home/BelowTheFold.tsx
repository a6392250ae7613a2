import { EquityPanel } from '@/features/equity/EquityPanel';
import { equityPagePart } from '@/features/equity/equitySlice';
import { TalkFigure } from '@/features/market/TalkFigure';
import { MarketBoard } from '@/features/market/MarketBoard';
import { NewsCommentary } from '@/features/news/NewsCommentary';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { BoardNote } from './BoardNote';
import { TrustedBy } from './TrustedBy';
import { IndexCloth } from './IndexCloth';
import { WhyChooseUs } from './WhyChooseUs';

export default function BelowTheFold() {
  return (
    <>
      <MarketBoard
        equity={<EquityPanel />}
        equityPart={equityPagePart}
        note={<BoardNote />}
        decor={
          <>
            <Decor drawing="star" at="top-52" />
            <Decor drawing="patch" at="bottom-40" />
          </>
        }
      />
      <Carousel scene={<IndexCloth />} />
      <NewsCommentary renderBelow={(text) => <TalkFigure text={text} />} />
      <WhyChooseUs>
        <Decor drawing="stroke-arc" at="-top-30" />
        <Decor drawing="star" at="bottom-28" />
      </WhyChooseUs>
      <TrustedBy />
    </>
  );
}

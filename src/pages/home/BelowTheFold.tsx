import { slides, SLIDES_LABEL } from '@/content/slides';
import { NewsCommentary } from '@/features/news/NewsCommentary';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { TrustedBy } from './TrustedBy';
import { WhyChooseUs } from './WhyChooseUs';

/** What follows the figures on Home. */
export default function BelowTheFold() {
  return (
    <>
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

import { Suspense } from 'react';
import { DeferredStyles } from '@/ui/lazyPage';
import { LoadFailure } from '@/ui/RetryButton';
import { SectionHead } from '@/ui/Head';
import { useDeferredSection, useLoadAgain } from '@/ui/useLoadAgain';
import { useCloses, useHeroDay } from '@/features/market/useAsi';
import { useOpenNews } from '@/features/news/newsSlice';
import { homeBelowTheFold } from './homeBelowTheFold';
import { Hero } from './home/Hero';
import { heroCloses } from '@/pages/home/heroCloses';

/** The hero with the closes that lead up to the index it shows. */
export function HeroWithCloses() {
  const past = useCloses();
  return <Hero past={past && heroCloses(past.closes, past.change)} day={useHeroDay()} />;
}

/** Made once: an update that reaches it before it hydrates would have React draw its HTML anew. */
const belowTheFold = (
  <Suspense fallback={<div className="min-h-svh" aria-busy="true" />}>
    <homeBelowTheFold.Page />
  </Suspense>
);

/** Shown when the code of what follows did not arrive; HTML that came with the page stays below it. */
function MissingPart() {
  const { failed } = useDeferredSection(homeBelowTheFold);
  const { again } = useLoadAgain(null);
  if (!failed) return null;
  return (
    <div className="part-failed page-grid bg-paper py-6">
      <LoadFailure message="The rest of this page did not load" busy={false} onRetry={again} />
    </div>
  );
}

export default function HomePage() {
  useOpenNews();
  return (
    <>
      <SectionHead section="home" />
      <HeroWithCloses />
      <MissingPart />
      <DeferredStyles />
      {belowTheFold}
    </>
  );
}

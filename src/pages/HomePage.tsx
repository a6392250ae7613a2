import { Suspense } from 'react';
import { DeferredStyles } from '@/ui/DeferredStyles';
import { LoadFailure } from '@/ui/LoadFailure';
import { SectionHead } from '@/ui/SectionHead';
import { useLoadAgain } from '@/ui/useLoadAgain';
import { useDeferredSection } from '@/ui/useDeferredSection';
import { useOpenNews } from '@/features/news/newsSlice';
import { HeroWithCloses } from './home/HeroWithCloses';
import { homeBelowTheFold } from './homeBelowTheFold';

/**
 * This element is a constant, because an update before hydration would make React replace the
 * prerendered HTML.
 */
const belowTheFold = (
  <Suspense fallback={<div className="min-h-svh" aria-busy="true" />}>
    <homeBelowTheFold.Page />
  </Suspense>
);

/**
 * Shows an error if the code of the deferred section failed to load. The prerendered HTML stays
 * below it.
 */
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

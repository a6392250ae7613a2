import { Suspense } from 'react';
import { EquityPanel } from '@/features/equity/EquityPanel';
import { MarketBoard } from '@/features/market/MarketBoard';
import { useOpenNews } from '@/features/news/useOpenNews';
import { Decor } from '@/ui/Decor';
import { RetryBlock } from '@/ui/RetryBlock';
import { SectionHead } from '@/ui/SectionHead';
import { useLatePart, useLoadAgain } from '@/ui/useLoadAgain';
import { Hero } from './home/Hero';
import { homeBelowTheFold } from './homeBelowTheFold';

/**
 * Made once: an update of Home must not reach a part that has still to hydrate, or React would take
 * its HTML away and draw it anew.
 */
const belowTheFold = (
  <Suspense fallback={<div className="min-h-svh" aria-busy="true" />}>
    <homeBelowTheFold.Page />
  </Suspense>
);

/** Shown when the code of what follows did not arrive; HTML that came with the page stays below it. */
function MissingPart() {
  const { failed } = useLatePart(homeBelowTheFold);
  return failed && <MissingPartNotice />;
}

function MissingPartNotice() {
  const { again } = useLoadAgain(null);
  return (
    <div className="g part-failed">
      <RetryBlock
        what="to load the rest of this page"
        message="The rest of this page did not load"
        onRetry={again}
      />
    </div>
  );
}

/** What the firm does, the figures, and its latest commentary. */
export default function HomePage() {
  useOpenNews();
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
      <MissingPart />
      {belowTheFold}
    </>
  );
}

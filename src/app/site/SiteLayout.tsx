import { type ReactNode, Suspense } from 'react';
import { TodayStrip } from '@/features/market/TodayStrip';
import { latePart } from '@/ui/lazyPage';
import { useIdle } from '@/ui/useIdle';
import { useLatePart } from '@/ui/useLoadAgain';
import { ContactStrip } from './ContactStrip';
import { Footer } from './Footer';
import { Nav } from './Nav';
import { ScrollToTop } from './ScrollToTop';

const newsletter = latePart(() => import('@/features/enquiries/NewsletterPopup'));

/** Without its code there is no pop-up: nobody came for it. */
function Newsletter() {
  useLatePart(newsletter);
  return (
    <Suspense fallback={null}>
      <newsletter.Page />
    </Suspense>
  );
}

/** What every public page shares. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // The pop-up can wait until the page itself is there.
  const idle = useIdle();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <ScrollToTop />
      <ContactStrip />
      <Nav />
      <TodayStrip />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {idle && <Newsletter />}
    </>
  );
}

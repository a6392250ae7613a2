import { lazy, type ReactNode, Suspense } from 'react';
import { useIdle } from '@/ui/useIdle';
import { ContactStrip } from './ContactStrip';
import { Footer } from './Footer';
import { Nav } from './Nav';
import { ScrollToTop } from './ScrollToTop';

const NewsletterPopup = lazy(() => import('@/features/enquiries/NewsletterPopup'));

/** What every public page shares. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // The pop-up can wait until the page itself is there.
  const idle = useIdle();
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <ScrollToTop />
      <ContactStrip />
      <Nav />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {idle && (
        <Suspense fallback={null}>
          <NewsletterPopup />
        </Suspense>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { NewsletterPopup } from '@/features/enquiries/NewsletterPopup';
import { ContactStrip } from './ContactStrip';
import { Footer } from './Footer';
import { Nav } from './Nav';
import { ScrollToTop } from './ScrollToTop';

/** What every public page shares. */
export function SiteLayout({ children }: { children: ReactNode }) {
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
      <NewsletterPopup />
    </>
  );
}

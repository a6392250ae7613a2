import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { newsletterLink } from '@/content/navigation';
import {
  dropNewsletterRequest,
  getNewsletterRequest,
  onNewsletterChange,
} from '@/features/enquiries/newsletterPreference';
import { TodayStrip } from '@/features/market/TodayStrip';
import { createDeferredSection } from '@/ui/deferredSection';
import { useIdle } from '@/ui/browserState';
import { LaterSection } from '@/ui/LaterSection';
import { PAGE_DATA_ID } from '@/content/metadata';
import { Footer } from './Footer';
import { Nav } from './Nav';
import { SocialLinks } from './SocialLinks';
import { ContactItems } from './ContactItems';

/**
 * On each route change, scrolls to the top or to the element of the URL fragment, and moves the
 * focus there. The browser does this itself for the first page and for Back within a page.
 */
function ScrollToTop() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const moved = shown.current !== pathname;
    shown.current = pathname;
    // The structured data describes only the prerendered page.
    if (moved) document.getElementById(PAGE_DATA_ID)?.remove();
    if (!moved && type === NavigationType.Pop) return;
    const target = document.getElementById(hash.slice(1));
    if (target !== null) target.scrollIntoView();
    else if (moved) window.scrollTo(0, 0);
    else return;
    (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [key, pathname, hash, type]);

  return null;
}

function ContactStrip() {
  return (
    <div
      className="page-grid text-label/6 text-muted max-lg:hidden"
      role="region"
      aria-label="Contact details"
    >
      <div className="flex min-h-10 items-center">
        <ContactItems iconSize={16} />
        <SocialLinks iconSize={18} />
      </div>
    </div>
  );
}

/** If the code of the pop-up fails, no error is shown, because the user did not request it. */
const newsletter = createDeferredSection(() => import('@/features/enquiries/DailyLetter'));

export function SiteLayout({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  // Load the pop-up when the browser is idle, or when it is requested.
  const idle = useIdle();
  const requested = useSyncExternalStore(onNewsletterChange, getNewsletterRequest, () => null);
  useEffect(() => {
    if (requested === null) return;
    newsletter.preload().catch(() => {
      dropNewsletterRequest();
      void navigate(newsletterLink.to);
    });
  }, [requested, navigate]);
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
      {(idle || requested !== null) && <LaterSection section={newsletter} />}
    </>
  );
}

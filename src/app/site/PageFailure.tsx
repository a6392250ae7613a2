import { useLocation } from 'react-router-dom';
import { firm } from '@/content/firm';
import { legalPages, findLegalPath } from '@/content/legal/pages';
import { notFoundMetadata, findSection } from '@/content/metadata';
import { Head } from '@/ui/Head';
import { SectionHead } from '@/ui/SectionHead';
import { createDeferredSection } from '@/ui/deferredSection';
import { SiteButton } from '@/ui/SiteButton';
import { LinkButton } from '@/ui/LinkButton';
import { useLoadAgain } from '@/ui/useLoadAgain';
import { LaterSection } from '@/ui/LaterSection';
import { LOAD_AGAIN, NOT_SAVED_OFFLINE, STILL_OFFLINE } from './failureMessages';

interface PageFailureProps {
  error: unknown;
  onLoaded: () => void;
}

const CONNECTION_LOST = 'The connection may have been lost.';

/** The service worker caches the code of this section with the offline shell. */
const savedPages = createDeferredSection(() => import('./SavedPages'));

/** Replaces a page whose code did not arrive. Keeps the title of the page. */
export function PageFailure({ error, onLoaded }: PageFailureProps) {
  const { pathname } = useLocation();
  const section = findSection(pathname);
  const legal = findLegalPath(pathname);
  const { again, failed, offline } = useLoadAgain(error, onLoaded);
  return (
    <section className="page-grid py-section" role="alert">
      {section === null ? (
        <Head
          {...notFoundMetadata}
          {...(legal && { title: `${legalPages[legal]} | ${firm.name}` })}
          noindex
        />
      ) : (
        <SectionHead section={section} />
      )}
      <div>
        <h1>This page did not load</h1>
        <p className="lead mt-6">
          <span>{failed ? STILL_OFFLINE : offline ? NOT_SAVED_OFFLINE : CONNECTION_LOST}</span> It
          will load as soon as you are connected.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <SiteButton label={LOAD_AGAIN} icon={null} onClick={again} />
          {offline && <LinkButton to="/" label="Home" />}
        </div>
        {offline && <LaterSection section={savedPages} />}
      </div>
    </section>
  );
}

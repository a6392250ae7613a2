import { useLocation } from 'react-router-dom';
import { notFoundMetadata, sectionOf } from '@/content/metadata';
import { Head } from '@/ui/Head';
import { Key } from '@/ui/Key';
import { SectionHead } from '@/ui/SectionHead';
import { useLoadAgain } from '@/ui/useLoadAgain';

interface FailureProps {
  error: unknown;
  /** The page can be rendered again. */
  onLoaded: () => void;
}

const LOAD_AGAIN = 'Load the page again';
const STILL_GONE = 'There is still no connection.';

/** In place of a page that failed, under that page's own title. */
export function PageFailure({ error, onLoaded }: FailureProps) {
  const section = sectionOf(useLocation().pathname);
  const { again, failed } = useLoadAgain(error, onLoaded);
  return (
    <section className="page-grid py-section" role="alert">
      {section === null ? (
        <Head {...notFoundMetadata} noindex />
      ) : (
        <SectionHead section={section} />
      )}
      <div>
        <h1>This page did not load</h1>
        <p className="lead mt-6">
          {failed ? STILL_GONE : 'The connection may have dropped on the way.'} The page loads by
          itself when it is back.
        </p>
        <Key label={LOAD_AGAIN} icon={null} className="mt-8" onClick={again} />
      </div>
    </section>
  );
}

/** Above a page whose HTML came without its code: it can be read, and its links work. */
export function StartFailure({ error, onLoaded }: FailureProps) {
  const { again, failed } = useLoadAgain(error, onLoaded);
  return (
    <p className="notice-bar" role="alert">
      This page did not load completely. {failed && STILL_GONE}{' '}
      <button type="button" className="text-button" onClick={again}>
        {LOAD_AGAIN}
      </button>
    </p>
  );
}

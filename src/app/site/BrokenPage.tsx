import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { showSentPage } from '@/browser/sentPage';
import { markWithoutCode } from '@/browser/withoutCode';
import { useLoadAgain } from '@/ui/useLoadAgain';
import { LOAD_AGAIN, STILL_GONE } from './PageFailure';

/**
 * Replaces a page with which React cannot go on: what it had drawn is no longer as it left it. The page stays
 * readable, as the server sent it.
 */
export function BrokenPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const { again, failed } = useLoadAgain(error);
  useLayoutEffect(() => {
    if (place.current !== null) showSentPage(pathname, place.current);
  }, [pathname]);
  // What waits for figures would wait for ever.
  useLayoutEffect(() => {
    markWithoutCode(true);
    return () => markWithoutCode(false);
  }, []);
  return (
    <>
      <div className="bg-cyan-tint px-gutter py-3 text-center" role="alert">
        <h2 className="text-base/6">This page stopped working</h2>
        <p>
          A translator or an extension of your browser may have changed it.{' '}
          <span>{failed && STILL_GONE}</span>{' '}
          <button type="button" className="text-button" onClick={again}>
            {LOAD_AGAIN}
          </button>
        </p>
      </div>
      <div ref={place} />
    </>
  );
}

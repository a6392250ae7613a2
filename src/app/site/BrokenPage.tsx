import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { showSentPage } from '@/browser/sentPage';
import { markWithoutCode } from '@/browser/withoutCode';
import { useLoadAgain } from '@/ui/useLoadAgain';
import { LOAD_AGAIN, STILL_OFFLINE } from './failureMessages';
import { noticeLineClass } from './noticeLine';

/**
 * Replaces a page that React could not update, for example because a translator in the browser
 * changed its elements. Shows the content as the server sent it.
 */
export function BrokenPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const { again, failed } = useLoadAgain(error);
  useLayoutEffect(() => {
    if (content.current !== null) showSentPage(pathname, content.current);
  }, [pathname]);
  // React no longer updates figures, so the style sheets hide elements that wait for them.
  useLayoutEffect(() => {
    markWithoutCode(true);
    return () => markWithoutCode(false);
  }, []);
  return (
    <>
      <div className={noticeLineClass} role="alert">
        <h2 className="text-base/6">This page stopped working</h2>
        <p>
          A translator or an extension of your browser may have changed it.{' '}
          <span>{failed && STILL_OFFLINE}</span>{' '}
          <button type="button" className="text-button" onClick={again}>
            {LOAD_AGAIN}
          </button>
        </p>
      </div>
      <div ref={content} />
    </>
  );
}

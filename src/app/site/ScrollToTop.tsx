import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PAGE_DATA_ID } from './pageData';

/**
 * Scrolls to the top on each route change and moves focus to the new page's content, as a page
 * load would; with a fragment in the address, to the element it names. The first page, and Back
 * within a page, are left to the browser.
 */
export function ScrollToTop() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const moved = shown.current !== pathname;
    shown.current = pathname;
    // It was said of the page that was sent.
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

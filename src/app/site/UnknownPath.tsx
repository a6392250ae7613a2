import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import NotFoundPage from '@/pages/NotFoundPage';
import { sitePaths } from './paths';

/** The path of a page that differs from this one in capitals only, or null. Ids stay as they are. */
export function pageSpelledAs(pathname: string): string | null {
  const meant = sitePaths.find((path) => matchPath(path, pathname) !== null);
  if (meant === undefined) return null;
  const typed = pathname.split('/');
  const parts = meant.split('/');
  return parts.map((part, index) => (part.startsWith(':') ? typed[index] : part)).join('/');
}

/**
 * The page for an unknown path, and for one that was spelled with other capitals until its page is
 * there instead: hosting serves one file for all of these, so they are told apart once it hydrated.
 */
export default function UnknownPath() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const meant = pageSpelledAs(pathname);

  useEffect(() => {
    if (meant !== null) void navigate(meant + search + hash, { replace: true });
  }, [meant, search, hash, navigate]);

  return <NotFoundPage />;
}

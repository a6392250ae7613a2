import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { toCanonicalPath } from '@/content/canonicalPath';
import { notFoundMetadata } from '@/content/metadata';
import { notFoundLinks } from '@/content/notFound';
import { Head } from '@/ui/Head';
import { Icon } from '@/ui/Icon';
import './NotFoundPage.css';

/**
 * The page for unknown addresses. Hosting also sends it for other spellings of a known address, such
 * as `/About`. The page then redirects to the known address.
 */
export default function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const canonical = toCanonicalPath(pathname);

  useEffect(() => {
    if (canonical !== null) void navigate(canonical + search + hash, { replace: true });
  }, [canonical, search, hash, navigate]);

  return (
    <>
      <Head {...notFoundMetadata} noindex />
      <section className="off-the-chart navy-ground page-grid relative isolate content-end overflow-hidden pb-16 md:min-h-[calc(100svh-112px)]">
        <img
          className="chart-drawing print:hidden"
          src="/images/off-the-chart.svg"
          alt=""
          width="1600"
          height="900"
        />
        <p className="note absolute top-4 right-6 [line-height:1.6]">Illustration</p>
        <div className="off-the-chart-text">
          <h1 className="text-[clamp(2.5rem,5vw,4rem)]">Page not found</h1>
          <p className="mt-4 max-w-[27.8em] text-lg/[1.6]">
            This address is off the chart. The page may have moved, or may never have been here.
          </p>
          <ul className="ways-on">
            {notFoundLinks.map(({ label, description, to }) => (
              <li key={to}>
                <Link to={to}>
                  <span>
                    <b>{label}</b> <small>{description}</small>
                  </span>
                  <Icon name="right" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

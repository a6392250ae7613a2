import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { firm } from '@/content/firm';
import { mainLinks, menuLinks } from '@/content/navigation';
import { Icon } from '@/ui/Icon';
import { getSiteHost } from '@/browser/settings';
import './Nav.css';

/**
 * Prints the address of the page. Adds the time of printing in browsers that send `beforeprint`.
 */
function PrintedFrom() {
  const { pathname } = useLocation();
  const address = useRef<HTMLElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Sets the address explicitly: the 404 page was prerendered at another address, and hydration
    // does not replace text.
    if (address.current !== null) address.current.textContent = getSiteHost() + pathname;
  }, [pathname]);
  useEffect(() => {
    // Set the text directly, because the browser prints as soon as this handler returns.
    const stampTime = () => {
      if (address.current === null || time.current === null) return;
      const now = new Date().toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
      address.current.textContent = getSiteHost() + window.location.pathname;
      time.current.textContent = `Printed ${now.replace(',', '').replace(' at', ',')}`;
    };
    window.addEventListener('beforeprint', stampTime);
    return () => window.removeEventListener('beforeprint', stampTime);
  }, []);
  return (
    <p className="on-paper ml-auto text-right text-[11px]/[15px] *:block" hidden>
      <b ref={address} suppressHydrationWarning>
        {getSiteHost() + pathname}
      </b>
      <span ref={time} />
    </p>
  );
}

export function Nav() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };

  useEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const handleOutsideClick = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', handleEscape, { signal });
    document.addEventListener('pointerdown', handleOutsideClick, { signal });
    document.addEventListener('focusin', handleOutsideClick, { signal });
    return () => controller.abort();
  }, []);

  return (
    <header className="page-grid sticky top-0 z-20 bg-paper print:static">
      <div className="flex min-h-16 flex-wrap items-center md:min-h-18">
        <Link className="-ml-0.5 py-1" to="/" aria-label={`${firm.name}, home`} onClick={close}>
          <img
            className="h-[40px] w-auto md:h-[44px]"
            src="/images/logo.svg"
            alt=""
            width="198"
            height="48"
          />
        </Link>
        <nav className="contents print:hidden" aria-label="Main">
          <ul className="-mr-[16px] ml-auto flex flex-wrap gap-x-[8px] self-stretch max-md:hidden">
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  className="nav-link relative flex h-full min-h-12 items-center px-[16px] font-head text-compact/6 font-semibold text-navy-900 no-underline"
                  to={to}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <details className="ml-auto md:hidden" ref={menu}>
            <summary className="flex min-h-12 cursor-pointer items-center gap-2 pl-[16px] font-head text-compact/6 font-semibold text-navy-900 [&::-webkit-details-marker]:hidden">
              <Icon name="menu" size={24} strokeWidth={1.75} />
              Menu
            </summary>
            <ul className="phone-menu">
              {menuLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavLink
                    className="flex min-h-14 items-center justify-between line-b border-hair font-head text-xl/6 font-semibold text-navy-900 no-underline"
                    to={to}
                    onClick={close}
                  >
                    {label}
                    <Icon name="right" />
                  </NavLink>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <PrintedFrom />
      </div>
      <span className="reading-edge pointer-events-none absolute inset-x-0 top-full col-full line-t text-[#b4c3d9] print:hidden" />
    </header>
  );
}

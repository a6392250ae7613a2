import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { firm } from '@/content/firm';
import { mainLinks, menuLinks } from '@/content/navigation';
import { Icon } from '@/ui/Icon';
import { PrintedFrom } from './PrintedFrom';
import './Nav.css';

/** The sticky bar. On phones its links fold into a native disclosure. */
export function Nav() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };

  useEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, []);

  return (
    <header className="page-grid sticky top-0 z-20 bg-paper">
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
        <nav className="contents" aria-label="Main">
          <ul className="-mr-[16px] ml-auto flex flex-wrap gap-x-[8px] self-stretch max-md:hidden">
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <NavLink className="nav-link" to={to}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <details className="ml-auto md:hidden" ref={menu}>
            <summary>
              <Icon name="menu" size={24} strokeWidth={1.75} />
              Menu
            </summary>
            <ul className="phone-menu">
              {menuLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} onClick={close}>
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
      <span className="reading-edge" />
    </header>
  );
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { siteHost } from '@/browser/settings';

/** On paper alone: the address of the page, and when it was printed, where the browser tells before it prints. */
export function PrintedFrom() {
  const { pathname } = useLocation();
  const address = useRef<HTMLElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Not by React: the page is printed as it stands when this returns.
    const stamp = () => {
      if (address.current === null || time.current === null) return;
      const now = new Date().toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
      address.current.textContent = siteHost() + window.location.pathname;
      time.current.textContent = `Printed ${now.replace(',', '').replace(' at', ',')}`;
    };
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return (
    <p className="printed-from" hidden>
      {/* The page for unknown addresses is prerendered under another one. */}
      <b ref={address} suppressHydrationWarning>
        {siteHost() + pathname}
      </b>
      <span ref={time} />
    </p>
  );
}

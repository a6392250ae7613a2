import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { siteHost } from '@/browser/settings';

/** On paper alone: the address of the page, and when it was printed, where the browser tells before it prints. */
export function PrintedFrom() {
  const { pathname } = useLocation();
  const time = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const stamp = () => {
      const now = new Date().toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
      // Not by React: the page is printed as it stands when this returns.
      if (time.current !== null) time.current.textContent = `Printed ${now.replace(',', '').replace(' at', ',')}`;
    };
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return (
    <p className="printed-from" hidden>
      <b>{siteHost() + pathname}</b>
      <span ref={time} />
    </p>
  );
}

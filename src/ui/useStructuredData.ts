import { useEffect } from 'react';
import { toTrustedJson } from '@/browser/trustedTypes';

/** Writes JSON-LD into a script element with this id while the component is mounted. */
export function useStructuredData(id: string, data: object | null): void {
  const text = data === null ? '' : JSON.stringify(data);
  useEffect(() => {
    if (text === '') return;
    const sent = document.getElementById(id);
    const script = sent ?? document.createElement('script');
    if (sent === null) {
      Object.assign(script, { id, type: 'application/ld+json' });
      document.body.append(script);
    }
    script.textContent = toTrustedJson(text);
    return () => script.remove();
  }, [id, text]);
}

import { useLocation } from 'react-router-dom';
import { firm } from '@/content/firm';
import { shownByCode } from '@/content/sitePaths';

/** Says what the page lacks where JavaScript is switched off, and what the reader can do. */
export function WithoutScripts() {
  const missing = shownByCode(useLocation().pathname);
  if (missing === null) return null;
  return (
    <noscript>
      <p className="bg-cyan-tint px-gutter py-3 text-center">
        This page shows its {missing} with JavaScript, which is switched off in this browser. Switch
        it on to see the {missing}, or write to <a href={`mailto:${firm.email}`}>{firm.email}</a>{' '}
        for them.
      </p>
    </noscript>
  );
}

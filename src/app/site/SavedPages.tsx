import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { readCachedValue } from '@/browser/cache';
import { firm } from '@/content/firm';
import { menuLinks } from '@/content/navigation';
import { hasFigures } from '@/content/sitePaths';
import { CACHE_KEYS } from '@/features/market/today';
import { formatAsOf } from '@/lib/format';
import { SITE_CACHE } from '@/lib/offline';

/**
 * Returns details of a page that help a user without a network: phone numbers, or the time of the
 * figures.
 */
function getPageNote(path: string): string {
  if (path === '/contact') return firm.phones.map(({ shown }) => shown).join(', ');
  const cached = hasFigures(path) ? readCachedValue(CACHE_KEYS.asi) : null;
  return cached === null ? '' : `figures of ${formatAsOf(cached.at)}`;
}

/** Lists the cached pages of the menu to a user who is offline on a page that is not cached. */
export default function SavedPages() {
  const [cachedPaths, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = async () => {
      const requests = await (await caches.open(SITE_CACHE)).keys();
      setKept(requests.map(({ url }) => new URL(url).pathname));
    };
    // The list stays empty if the browser blocks the cache.
    void read().catch(() => undefined);
  }, []);
  const saved = [{ label: 'Home', to: '/' }, ...menuLinks].filter(({ to }) =>
    cachedPaths.includes(to),
  );
  if (saved.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="saved-pages">
      <h2 className="mb-4 text-h3/8" id="saved-pages">
        Saved on this device
      </h2>
      <ul className="max-w-3xl">
        {saved.map(({ label, to }) => (
          <li className="flex flex-wrap justify-between gap-x-6 line-t border-hair py-2" key={to}>
            <Link to={to}>{label}</Link>
            <span className="text-muted">{getPageNote(to)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

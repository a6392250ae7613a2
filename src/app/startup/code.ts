import { loadEntry } from '@/browser/newDocument';
import { nextPaint } from '@/browser/timing';

/** Resolves once the document is parsed and each of its style sheets has arrived or failed. */
function styled(): Promise<void> {
  const settled = new WeakSet<EventTarget>();
  return new Promise((resolve) => {
    const look = ({ target }: Event) => {
      if (target !== null) settled.add(target);
      const links = [...document.querySelectorAll('link[rel=stylesheet]:not([media])')];
      if (links.every((link) => settled.has(link)) && document.readyState !== 'loading') resolve();
    };
    for (const type of ['load', 'error', 'DOMContentLoaded']) {
      document.addEventListener(type, look, { capture: true });
    }
  });
}

function preload(href: string, fetchPriority: 'auto' | 'low'): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority }));
}

/**
 * Fetches the site's code and runs it once the page is painted: until then styles and fonts have the network,
 * and on two cores the first layout takes twice as long beside code that is compiled.
 * @param first the entry and what it needs to show the page, the entry first
 * @param deferred the modules of the page's deferred sections
 */
export async function beginCode(
  first: readonly string[],
  deferred: readonly string[],
): Promise<void> {
  const [entry] = first;
  if (entry === undefined) return;
  await styled();
  await nextPaint();
  for (const address of first) preload(address, 'auto');
  for (const address of deferred) preload(address, 'low');
  await loadEntry(() => import(/* @vite-ignore */ entry));
}

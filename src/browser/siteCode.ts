import { loadEntry } from './newDocument';
import { nextPaint } from './timing';

/** The style sheets and other files of the document that have arrived or failed. */
const settled = new WeakSet<EventTarget>();

const isParsed = () => document.readyState !== 'loading';
const isStyled = () =>
  [...document.querySelectorAll('link[rel=stylesheet]:not([media])')].every((link) =>
    settled.has(link),
  );

/** Begins to note which style sheets have arrived; resolves once all of a parsed document have, or failed. */
function styled(): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ target }: Event) => {
      if (target !== null) settled.add(target);
      if (isParsed() && isStyled()) resolve();
    };
    for (const type of ['load', 'error', 'DOMContentLoaded']) {
      document.addEventListener(type, look, { capture: true });
    }
  });
}

export interface Code {
  /** The entry and what it needs to show the page, the entry first. */
  first: readonly string[];
  /** The modules of the page's deferred sections. */
  deferred: readonly string[];
}

function preload(href: string, fetchPriority: 'auto' | 'low'): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.fetchPriority = fetchPriority;
  document.head.append(link);
}

/**
 * Fetches the site's code and runs it, as a module in the HTML would, once the document is parsed, its style
 * sheets are there and all of it is painted: on two cores, the first layout takes twice as long beside code
 * that is compiled. Call it in front of the style sheets.
 */
export async function beginCode({ first, deferred }: Code): Promise<void> {
  const [entry] = first;
  if (entry === undefined) return;
  await styled();
  await nextPaint();
  for (const address of first) preload(address, 'auto');
  for (const address of deferred) preload(address, 'low');
  await loadEntry(() => import(/* @vite-ignore */ entry));
}

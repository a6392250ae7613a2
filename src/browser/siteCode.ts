import { loadEntry } from './newDocument';

/** Of the document's style sheets and other files, those that have arrived or failed. */
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

/** Addresses of modules. */
export interface Code {
  /** The entry and what it needs to show the page, the entry first. */
  first: readonly string[];
  /** Of the page's late parts. */
  late: readonly string[];
}

function preload(href: string, fetchPriority: 'auto' | 'low'): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.fetchPriority = fetchPriority;
  document.head.append(link);
}

/**
 * Fetches the site's code after a moment that is worth waiting for, and runs it when the document is parsed
 * and its style sheets are there, as a module in the HTML would. Call it in front of the style sheets.
 */
export async function beginCode({ first, late }: Code, moment: Promise<unknown>): Promise<void> {
  const ready = styled();
  const [entry] = first;
  if (entry === undefined) return;
  await moment;
  for (const address of first) preload(address, 'auto');
  for (const address of late) preload(address, 'low');
  await ready;
  await loadEntry(() => import(/* @vite-ignore */ entry));
}

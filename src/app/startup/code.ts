import { loadEntry } from '@/browser/newDocument';
import { HYDRATING_EVENT, waitForPaint } from '@/browser/timing';
import { showMissingCode } from '@/browser/withoutCode';
import { limitTime } from '@/lib/timeLimit';

/** Resolves once the document is parsed and all of its style sheets have loaded or failed. */
function waitForStyles(): Promise<void> {
  const settled = new WeakSet<EventTarget>();
  return new Promise((resolve) => {
    const check = ({ target }: Event) => {
      if (target !== null) settled.add(target);
      const links = [...document.querySelectorAll('link[rel=stylesheet]:not([media])')];
      if (links.every((link) => settled.has(link)) && document.readyState !== 'loading') resolve();
    };
    for (const type of ['load', 'error', 'DOMContentLoaded']) {
      document.addEventListener(type, check, { capture: true });
    }
  });
}

/** The maximum time after the first paint for which the code waits for figures. */
const FIGURES_LIMIT_MS = 2000;

/** The time after which the page reports that its code is missing. */
const CODE_LIMIT_MS = 20_000;

/** Reports missing code if hydration does not begin in time. */
function reportMissingCodeLater(): void {
  const timer = setTimeout(showMissingCode, CODE_LIMIT_MS);
  document.addEventListener(HYDRATING_EVENT, () => clearTimeout(timer));
}

/**
 * Fetches the site's code once figures are shown, because styles, fonts and responses need the
 * network first. Runs the code once the whole page is painted. If the code fails or is late, the
 * page shows a notice.
 * @param first the entry and then the modules that the page needs
 * @param deferred the modules of the page's deferred sections
 * @param figures settles once the first figures are shown, or cannot be shown
 */
export async function loadPageCode(
  first: readonly string[],
  deferred: readonly string[],
  firstPaint: Promise<void>,
  figures: Promise<void>,
): Promise<void> {
  const [entry] = first;
  if (entry === undefined) return;
  reportMissingCodeLater();
  const whole = waitForStyles();
  await firstPaint;
  await limitTime(figures, FIGURES_LIMIT_MS).catch(() => undefined);
  for (const href of [...first, ...deferred]) {
    const fetchPriority = first.includes(href) ? 'auto' : 'low';
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority }));
  }
  await whole;
  await waitForPaint();
  try {
    await loadEntry(() => import(/* @vite-ignore */ entry));
  } catch (error) {
    showMissingCode();
    throw error;
  }
}

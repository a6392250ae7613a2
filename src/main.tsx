import '@/ui/site.css';
import '@/ui/startup/react';
import '@/ui/startup/libraries';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteApp } from '@/app/site/SiteApp';
import { StartFailure } from '@/app/site/PageFailure';
import { makeStore, openPage } from '@/app/site/store';
import { preloadPage } from '@/app/site/routes';
import { keepForOffline } from '@/browser/offline';
import { nextTask, painted } from '@/browser/timing';
import { dropAnsweredEvents } from '@/browser/earlyEvents';
import { currentEnv } from '@/browser/settings';
import { hasFigures } from '@/content/sitePaths';
import { EnvError } from '@/lib/env';

const REPEATED = /\/{2,}/g;

/** Hosting serves `//contact` too. */
function address() {
  const { pathname, search } = window.location;
  return { pathname: pathname.replace(REPEATED, '/'), search };
}

/**
 * Returns the visitor's store. Its first reads begin at once: they need neither the page's code nor its hydration.
 */
function beginVisit() {
  const store = makeStore();
  const sent = store.getState();
  store.dispatch(openPage(address()));
  return { store, sent };
}

let visit: ReturnType<typeof beginVisit> | undefined;

async function mount(root: HTMLElement): Promise<void> {
  // The code has just been evaluated.
  await nextTask();
  try {
    currentEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const { SettingsError } = await import('@/app/SettingsError');
    createRoot(root).render(<SettingsError error={error} />);
    return;
  }
  visit ??= beginVisit();
  await nextTask();
  try {
    const code = await preloadPage(address().pathname);
    if (code?.open !== undefined) void visit.store.dispatch(code.open(address()));
  } catch (error) {
    if (root.firstElementChild !== null) {
      // The HTML can be read and its links work: it stays, until its code comes after all.
      const notice = document.createElement('div');
      root.before(notice);
      const failure = createRoot(notice);
      const goOn = () => {
        failure.unmount();
        notice.remove();
        void mount(root);
      };
      failure.render(<StartFailure error={error} onLoaded={goOn} />);
      return;
    }
  }
  // A page of words comes first; on one of figures these do.
  if (!hasFigures(window.location.pathname)) await painted();
  // After a reload, Back may come before the code: this HTML is then another page's.
  const [sent] = performance.getEntriesByType('navigation');
  const { pathname, search, hash } = window.location;
  if (sent !== undefined && new URL(sent.name).pathname !== pathname) {
    // A reload would end the way to a link that was followed meanwhile.
    if (window.followed === undefined) window.location.reload();
    else window.location.assign(window.followed);
    return;
  }
  const { pathname: plain } = address();
  if (plain !== pathname) window.history.replaceState(null, '', plain + search + hash);
  const app = (
    <BrowserRouter>
      <SiteApp {...visit} />
    </BrowserRouter>
  );
  dropAnsweredEvents();
  window.showToday?.();
  window.isHydrating = true;
  // Back may come while React takes the HTML over, which is then another page's: React draws the page
  // that was gone back to, and nothing is wrong.
  const onRecoverableError = (error: unknown) => {
    if (window.location.pathname === plain) window.reportError(error);
  };
  // As a transition, React hydrates the page in slices of a few milliseconds: a tap is never kept
  // waiting.
  if (root.firstElementChild !== null)
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
}

// Without an address this is no part of the build.
if (import.meta.env.VITE_REPORT_URL) {
  import('@/browser/reports').then(
    ({ startReports }) => startReports(currentEnv().reportUrl),
    () => undefined,
  );
}

if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off') keepForOffline();

const root = document.getElementById('root');
if (root !== null) void mount(root);

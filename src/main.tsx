import '@/ui/site.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteApp } from '@/app/site/SiteApp';
import { answerFromFirstReads } from '@/app/startup/firstReads';
import { StartFailure } from '@/app/site/StartFailure';
import { makeStore, openPage } from '@/app/site/store';
import { preloadPage } from '@/app/site/routes';
import { registerOfflineWorker } from '@/browser/offline';
import { copySentPage } from '@/browser/sentPage';
import { HYDRATING, nextTask } from '@/browser/timing';
import { currentEnv } from '@/browser/settings';
import { CODE_LINE_ID, expectCode, showMissingCode } from '@/browser/withoutCode';

const REPEATED = /\/{2,}/g;

/** Hosting serves `//contact` too. */
function address() {
  const { pathname, search } = window.location;
  return { pathname: pathname.replace(REPEATED, '/'), search };
}

/**
 * Returns the visitor's store. Its first reads begin at once: they need neither the page's code nor
 * its hydration.
 */
function beginVisit() {
  answerFromFirstReads();
  const store = makeStore();
  const sent = store.getState();
  store.dispatch(openPage(address()));
  return { store, sent };
}

let visit: ReturnType<typeof beginVisit> | undefined;

async function mount(root: HTMLElement): Promise<void> {
  // The code has just been evaluated.
  await nextTask();
  // A build has its settings already.
  if (import.meta.env.DEV) {
    const { showsSettingsError } = await import('@/app/showsSettingsError');
    if (showsSettingsError(root)) return;
  }
  visit ??= beginVisit();
  try {
    const code = await preloadPage(address().pathname);
    if (code?.open !== undefined) void visit.store.dispatch(code.open(address()));
  } catch (error) {
    const line = document.getElementById(CODE_LINE_ID);
    if (root.firstElementChild !== null && line !== null) {
      // The HTML stays, because it can be read and its links work. The notice loads the code again.
      showMissingCode();
      const failure = createRoot(line);
      const goOn = () => {
        failure.unmount();
        void mount(root);
      };
      failure.render(<StartFailure error={error} onLoaded={goOn} />);
      return;
    }
  }
  const { pathname, search, hash } = window.location;
  const { pathname: plain } = address();
  if (!document.dispatchEvent(new Event(HYDRATING, { cancelable: true }))) return;
  expectCode();
  if (plain !== pathname) window.history.replaceState(null, '', plain + search + hash);
  const app = (
    <BrowserRouter>
      <SiteApp {...visit} />
    </BrowserRouter>
  );
  // Back may come while React takes the HTML over, which is then another page's: React draws the
  // page that was gone back to, and nothing is wrong.
  const onRecoverableError = (error: unknown) => {
    if (window.location.pathname === plain) window.reportError(error);
  };
  // As a transition, React hydrates the page in slices of a few milliseconds: a tap is never kept
  // waiting.
  if (root.firstElementChild !== null) {
    copySentPage();
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else createRoot(root).render(app);
}

// Without an address this is no part of the build.
if (import.meta.env.VITE_REPORT_URL) {
  import('@/browser/reports').then(
    ({ startReports }) => startReports(currentEnv().reportUrl),
    () => undefined,
  );
}

if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off') registerOfflineWorker();

const root = document.getElementById('root');
if (root !== null) void mount(root);

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
import { HYDRATING_EVENT, waitForTask } from '@/browser/timing';
import { getEnv } from '@/browser/settings';
import { MISSING_CODE_NOTICE_ID, hideMissingCode, showMissingCode } from '@/browser/withoutCode';

const REPEATED_SLASHES = /\/{2,}/g;

/**
 * Returns the address with single slashes, because hosting also serves addresses such as
 * `//contact`.
 */
function getAddress() {
  const { pathname, search } = window.location;
  return { pathname: pathname.replace(REPEATED_SLASHES, '/'), search };
}

/**
 * Creates the store and sends the first reads. The reads need neither the page's code nor
 * hydration.
 */
function beginVisit() {
  answerFromFirstReads();
  const store = makeStore();
  const sent = store.getState();
  store.dispatch(openPage(getAddress()));
  return { store, sent };
}

let visit: ReturnType<typeof beginVisit> | undefined;

async function mount(root: HTMLElement): Promise<void> {
  // Let the browser paint and handle taps before hydration begins.
  await waitForTask();
  // A production build has checked its settings already, so only a development server checks them
  // here.
  if (import.meta.env.DEV) {
    const { showSettingsError: showsSettingsError } = await import('@/app/showsSettingsError');
    if (showsSettingsError(root)) return;
  }
  visit ??= beginVisit();
  try {
    const code = await preloadPage(getAddress().pathname);
    if (code?.open !== undefined) void visit.store.dispatch(code.open(getAddress()));
  } catch (error) {
    const line = document.getElementById(MISSING_CODE_NOTICE_ID);
    if (root.firstElementChild !== null && line !== null) {
      // The HTML stays, because its text and links work without code. The notice offers to load the
      // code again.
      showMissingCode();
      const failure = createRoot(line);
      const handleLoaded = () => {
        failure.unmount();
        void mount(root);
      };
      failure.render(<StartFailure error={error} onLoaded={handleLoaded} />);
      return;
    }
  }
  const { pathname, search, hash } = window.location;
  const { pathname: plain } = getAddress();
  if (!document.dispatchEvent(new Event(HYDRATING_EVENT, { cancelable: true }))) return;
  hideMissingCode();
  if (plain !== pathname) window.history.replaceState(null, '', plain + search + hash);
  const app = (
    <BrowserRouter>
      <SiteApp {...visit} />
    </BrowserRouter>
  );
  // The user may press Back while React hydrates. React then renders another page than the HTML
  // contains, which is not an error.
  const onRecoverableError = (error: unknown) => {
    if (window.location.pathname === plain) window.reportError(error);
  };
  // In a transition, React hydrates in slices of a few milliseconds, so taps are handled at once.
  if (root.firstElementChild !== null) {
    copySentPage();
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else createRoot(root).render(app);
}

// Without VITE_REPORT_URL, the build leaves this code out.
if (import.meta.env.VITE_REPORT_URL) {
  import('@/browser/reports').then(
    ({ startReports }) => startReports(getEnv().reportUrl),
    () => undefined,
  );
}

if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off') registerOfflineWorker();

const root = document.getElementById('root');
if (root !== null) void mount(root);

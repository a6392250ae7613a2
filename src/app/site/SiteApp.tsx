import { StrictMode, Suspense, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { useLocation, useRoutes } from 'react-router-dom';
import { isEmbedded } from '@/content/sitePaths';
import { ErrorBoundary } from './ErrorBoundary';
import type { AppStore, RootState } from './store';
import { siteRoutes } from './routes';
import { SiteLayout } from './SiteLayout';

function CurrentPage() {
  const { key } = useLocation();
  const page = useRoutes(siteRoutes);
  return (
    <ErrorBoundary at={key}>
      <Suspense fallback={<div className="min-h-svh" aria-busy="true" />}>{page}</Suspense>
    </ErrorBoundary>
  );
}

/** These elements are constants, so React does not render the layout again after a navigation. */
const inLayout = (
  <SiteLayout>
    <CurrentPage />
  </SiteLayout>
);
const withoutLayout = (
  <main>
    <CurrentPage />
  </main>
);

function Framed() {
  const { key, pathname } = useLocation();
  return (
    // Without this boundary, an error in the header or footer would leave an empty window.
    <ErrorBoundary at={key}>{isEmbedded(pathname) ? withoutLayout : inLayout}</ErrorBoundary>
  );
}

interface SiteAppProps {
  store: AppStore;
  /** The state from which the HTML was rendered. Default: the current state of the store. */
  sent?: RootState;
}

/** Renders the public site inside a router. Prerendering and the browser render the same tree. */
export function SiteApp({ store, sent }: SiteAppProps) {
  // A section may hydrate after figures have arrived. It must first match its prerendered HTML.
  const [serverState] = useState(() => sent ?? store.getState());
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <HelmetProvider>
          <Framed />
        </HelmetProvider>
      </Provider>
    </StrictMode>
  );
}

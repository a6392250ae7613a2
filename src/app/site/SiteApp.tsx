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

/** Elements that stay the same: a navigation renders the page, not what stands around it. */
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
  /** The state that the HTML was rendered from; the store's own where it is left out. */
  sent?: RootState;
}

/** The public site inside a router: the same tree at build time and in the browser. */
export function SiteApp({ store, sent }: SiteAppProps) {
  // A part that hydrates late, when figures have arrived, must first match the HTML it was sent as.
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

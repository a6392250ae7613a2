import { StrictMode, Suspense, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { useLocation, useRoutes } from 'react-router-dom';
import type { AppStore } from './store';
import { ErrorBoundary } from './ErrorBoundary';
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

/** The public site inside a router: the same tree at build time and in the browser. */
export function SiteApp({ store }: { store: AppStore }) {
  // A part that hydrates late, when figures have arrived, must first match the HTML it was sent as.
  const [serverState] = useState(() => store.getState());
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <HelmetProvider>
          <SiteLayout>
            <CurrentPage />
          </SiteLayout>
        </HelmetProvider>
      </Provider>
    </StrictMode>
  );
}

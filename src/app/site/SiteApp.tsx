import { StrictMode, Suspense, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import type { AppStore } from '@/app/store';
import { ErrorBoundary } from './ErrorBoundary';
import { siteRoutes } from './routes';
import { SiteLayout } from './SiteLayout';

/** The public site inside a router: the same tree at build time and in the browser. */
export function SiteApp({ store }: { store: AppStore }) {
  // A part that hydrates late, when figures have arrived, must first match the HTML it was sent as.
  const [serverState] = useState(() => store.getState());
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <HelmetProvider>
          <SiteLayout>
            <ErrorBoundary>
              <Suspense fallback={<div className="min-h-svh" aria-busy="true" />}>
                <Routes>
                  {siteRoutes.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                </Routes>
              </Suspense>
            </ErrorBoundary>
          </SiteLayout>
        </HelmetProvider>
      </Provider>
    </StrictMode>
  );
}

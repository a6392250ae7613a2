import { Component, type ErrorInfo, type ReactNode, StrictMode, Suspense, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { useLocation, useRoutes } from 'react-router-dom';
import type { AppStore, RootState } from './store';
import { isEmbedded } from '@/content/sitePaths';
import { CAUGHT } from '@/lib/caughtError';
import { MissingCode } from '@/ui/lazyPage';
import { BrokenPage } from './BrokenPage';
import { PageFailure } from './PageFailure';
import { siteRoutes } from './routes';
import { SiteLayout } from './SiteLayout';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The current address: going on, or opening the same page again, starts a new attempt. */
  at: string;
}

interface Failure {
  error: unknown;
}

/** Shows a way on when a page fails to render or its code cannot be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A page failed', error, info.componentStack);
    window.dispatchEvent(new CustomEvent(CAUGHT, { detail: error }));
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps, before: { failure: Failure | null }) {
    // A page that failed on the way here is no reason to try it twice.
    if (at !== this.props.at && before.failure === this.state.failure) this.reset();
  }

  reset = () => {
    if (this.state.failure !== null) this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const { error } = failure;
    if (error instanceof MissingCode) return <PageFailure error={error} onLoaded={this.reset} />;
    return <BrokenPage error={error} />;
  }
}

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
const alone = (
  <main>
    <CurrentPage />
  </main>
);

function Framed() {
  const { key, pathname } = useLocation();
  return (
    // Without this boundary, an error in the header or footer would leave an empty window.
    <ErrorBoundary at={key}>{isEmbedded(pathname) ? alone : inLayout}</ErrorBoundary>
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

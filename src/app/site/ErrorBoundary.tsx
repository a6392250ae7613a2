import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CAUGHT_ERROR_EVENT } from '@/lib/caughtError';
import { MissingCode } from '@/ui/MissingCode';
import { BrokenPage } from './BrokenPage';
import { PageFailure } from './PageFailure';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The key of the current history entry. Each navigation changes it and resets the error. */
  at: string;
}

interface Failure {
  error: unknown;
}

/** Shows an error when a page fails to render or its code cannot be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A page failed', error, info.componentStack);
    window.dispatchEvent(new CustomEvent(CAUGHT_ERROR_EVENT, { detail: error }));
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps, before: { failure: Failure | null }) {
    // Keep the error if the page failed during this navigation.
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

import { Component, type ErrorInfo, type ReactNode } from 'react';

/** Shows a way on when a page fails to render or its code cannot be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A page failed', error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="g sec" role="alert">
        <div>
          <h1>This page did not load</h1>
          <p className="lead mt-6">
            The connection may have dropped on the way. Nothing you did is lost.
          </p>
          <button
            type="button"
            className="key solo mt-8"
            onClick={() => {
              window.location.reload();
            }}
          >
            <span>Load the page again</span>
          </button>
        </div>
      </section>
    );
  }
}

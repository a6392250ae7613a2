/** Says to screen readers that figures are loading. It goes if no code runs: see `without-code.css`. */
export function LoadingText() {
  return <span className="sr-only loading-text">Loading...</span>;
}

/** Loads the document again. A function of its own: no test can watch the browser's. */
export function reloadPage(): void {
  window.location.reload();
}

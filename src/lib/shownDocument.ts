/** The document that is shown. An object, so that tests can watch it: the browser's own cannot be. */
export const shownDocument = {
  /** Loads the document again. */
  reload(): void {
    window.location.reload();
  },
};

/** The loaded document, as an object that tests can watch: the browser's own cannot be. */
export const thisDocument = {
  reload: () => window.location.reload(),
};

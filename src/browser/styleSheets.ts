/**
 * Returns true if a style sheet has no rules. Reading the rules throws if the service worker could
 * not deliver the sheet.
 */
function isEmptySheet({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/** The style sheets of the document that failed to load. */
const failedSheets = new Set<HTMLLinkElement>();
/** The style sheets that failed to load during each pending import. */
const pendingImports = new Set<Set<HTMLLinkElement>>();

const isSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

if (typeof document !== 'undefined') {
  // Scripts run only after the document's style sheets have loaded or failed, so an empty sheet has
  // failed. Skip style sheets with a `media` attribute, which may load later.
  for (const link of document.querySelectorAll('link[rel=stylesheet]:not([media])')) {
    if (isSheet(link) && isEmptySheet(link)) failedSheets.add(link);
  }
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!isSheet(target)) return;
      const sets = pendingImports.size === 0 ? [failedSheets] : pendingImports;
      for (const missing of sets) missing.add(target);
    },
    { capture: true },
  );
}

function fetchAgain(link: HTMLLinkElement, missing: Set<HTMLLinkElement>): Promise<void> {
  const container = failedSheets.delete(link) ? failedSheets : missing;
  missing.delete(link);
  // Another import has already replaced the link.
  if (!link.isConnected) return Promise.resolve();
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    again.onload = () => resolve();
    again.onerror = () => {
      container.add(again);
      reject(new Error(`No style sheet at ${again.href}`));
    };
    link.replaceWith(again);
  });
}

/**
 * Wraps an import, so that it also fetches failed style sheets again. Vite requests the style
 * sheets of a dynamic import only once, so a retried import would have no styles.
 * @returns a function whose promise rejects if a style sheet fails again
 */
export function withStyleSheets<T>(load: () => Promise<T>): () => Promise<T> {
  const missing = new Set<HTMLLinkElement>();
  let pending: Promise<T> | undefined;
  const run = async () => {
    pendingImports.add(missing);
    try {
      const code = await load();
      await Promise.all([...failedSheets, ...missing].map((link) => fetchAgain(link, missing)));
      return code;
    } finally {
      pendingImports.delete(missing);
      pending = undefined;
    }
  };
  return () => (pending ??= run());
}

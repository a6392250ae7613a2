/**
 * Returns whether a sheet has brought no rules. One that did not arrive through the worker is not
 * to be read.
 */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/** The links to style sheets that did not arrive: of the document. */
const failed = new Set<HTMLLinkElement>();
/** Those of each import that is under way. */
const pendingImports = new Set<Set<HTMLLinkElement>>();

const isSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

if (typeof document !== 'undefined') {
  // Those of the document have arrived or failed before its scripts run; sheets for one medium may
  // wait.
  for (const link of document.querySelectorAll('link[rel=stylesheet]:not([media])')) {
    if (isSheet(link) && isEmpty(link)) failed.add(link);
  }
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!isSheet(target)) return;
      const sets = pendingImports.size === 0 ? [failed] : pendingImports;
      for (const missing of sets) missing.add(target);
    },
    { capture: true },
  );
}

function fetchAgain(link: HTMLLinkElement, missing: Set<HTMLLinkElement>): Promise<void> {
  const container = failed.delete(link) ? failed : missing;
  missing.delete(link);
  // Another import has requested it.
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
 * Returns an import that fetches its style sheets, and the document's, again if they did not
 * arrive: Vite asks for those of a dynamic import once, so code that is fetched again would come
 * without them.
 * @returns rejects when a sheet does not arrive this time either
 */
export function withStyleSheets<T>(load: () => Promise<T>): () => Promise<T> {
  const missing = new Set<HTMLLinkElement>();
  let pending: Promise<T> | undefined;
  const run = async () => {
    pendingImports.add(missing);
    try {
      const code = await load();
      await Promise.all([...failed, ...missing].map((link) => fetchAgain(link, missing)));
      return code;
    } finally {
      pendingImports.delete(missing);
      pending = undefined;
    }
  };
  return () => (pending ??= run());
}

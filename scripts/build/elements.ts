/** HTML elements that the build adds to pages. */

export const renderStyleSheets = (addresses: readonly string[]): string =>
  addresses.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join('');

/**
 * Returns the elements that load and run scripts, with the entry script first. The scripts have a
 * low priority, because the HTML already contains the text of the page. With the elements that Vite
 * writes, the browser would load the scripts before pictures and figures. Delete this function when
 * Vite has a setting for the priority.
 */
export const renderModuleScripts = ([entry = '', ...others]: readonly string[]): string =>
  `<script type="module" fetchpriority="low" src="${entry}"></script>` +
  others.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`).join('');

/**
 * Returns an element that contains data as JSON. The browser does not run it, so the
 * Content-Security-Policy does not need to allow it.
 */
export function renderDataElement(type: string, value: object, id = ''): string {
  const text = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="${type}"${id && ` id="${id}"`}>${text}</script>`;
}

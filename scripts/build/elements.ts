/** HTML elements that the build writes into pages. */

export const renderStyleSheets = (addresses: readonly string[]): string =>
  addresses.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join('');

/**
 * Returns the elements that load and run code, the entry first. They have a low priority, because
 * the HTML already contains the text. With the elements that Vite writes, the browser would load
 * the code before pictures and figures. This function can go once Vite has a setting for the
 * priority.
 */
export const renderModuleScripts = ([entry = '', ...others]: readonly string[]): string =>
  `<script type="module" fetchpriority="low" src="${entry}"></script>` +
  others.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`).join('');

/**
 * Returns an element that contains data. The browser does not run it, so the
 * Content-Security-Policy need not allow it.
 */
export function renderDataElement(type: string, value: object, id = ''): string {
  const text = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="${type}"${id && ` id="${id}"`}>${text}</script>`;
}

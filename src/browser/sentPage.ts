/** A copy of the page's content from the server, with the figures of the start-up script. */
let sentPage: { path: string; main: Node } | undefined;

/** Copies the page's content. Must be called before React hydrates the page. */
export function copySentPage(): void {
  const main = document.querySelector('main');
  if (main !== null) sentPage = { path: window.location.pathname, main: main.cloneNode(true) };
}

/**
 * Puts the copied content into a container if it belongs to this path. Pages opened by a link on
 * the site have no copy.
 */
export function showSentPage(path: string, container: Element): void {
  if (sentPage?.path === path)
    container.replaceChildren(...sentPage.main.cloneNode(true).childNodes);
}

/**
 * A copy of the page's content as the server sent it, with the figures from the start-up script.
 */
let sent: { path: string; main: Node } | undefined;

/** Copies the page's content. Call it before React hydrates the page. */
export function copySentPage(): void {
  const main = document.querySelector('main');
  if (main !== null) sent = { path: window.location.pathname, main: main.cloneNode(true) };
}

/**
 * Puts the copy into a container, if the server sent the page of this path. Pages opened by a link
 * of the site have no copy.
 */
export function showSentPage(path: string, container: Element): void {
  if (sent?.path === path) container.replaceChildren(...sent.main.cloneNode(true).childNodes);
}

/**
 * A copy of the prerendered `main` element, including the figures that the start-up script has
 * filled in.
 */
let sentPage: { path: string; main: Node } | undefined;

/** Copies the page's content. Must be called before React hydrates the page. */
export function copySentPage(): void {
  const main = document.querySelector('main');
  if (main !== null) sentPage = { path: window.location.pathname, main: main.cloneNode(true) };
}

/**
 * Shows the copied content in a container if it was copied on this path. After a navigation within
 * the site, the new page has no copy.
 */
export function showSentPage(path: string, container: Element): void {
  if (sentPage?.path === path)
    container.replaceChildren(...sentPage.main.cloneNode(true).childNodes);
}

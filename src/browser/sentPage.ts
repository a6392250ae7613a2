/** The content of the page as the server sent it, with what the start-up script put into it. */
let sent: { path: string; main: Node } | undefined;

/** Keeps a copy of the page's content before React takes it over. */
export function keepSentPage(): void {
  const main = document.querySelector('main');
  if (main !== null) sent = { path: window.location.pathname, main: main.cloneNode(true) };
}

/** Puts what the server sent for this path into an element; nothing if the visitor came by a link of the site. */
export function showSentPage(path: string, place: Element): void {
  if (sent?.path === path) place.replaceChildren(...sent.main.cloneNode(true).childNodes);
}

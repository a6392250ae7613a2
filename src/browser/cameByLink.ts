/** Whether a link of this site led to the document, in this tab: there is a page to go back to. */
export function cameByLink(): boolean {
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
}

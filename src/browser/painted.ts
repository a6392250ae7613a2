/** Resolves once the document has been painted; at once where nobody sees it, or as soon as nobody does. */
export async function painted(): Promise<void> {
  if (document.hidden || performance.getEntriesByName('first-paint').length > 0) return;
  await new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true });
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

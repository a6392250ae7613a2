/** Resolves once what there is by now has been painted; at once where nobody sees it, or as soon as nobody does. */
export async function nextPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true });
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves once the document has been painted for the first time, or nobody sees it. */
export async function painted(): Promise<void> {
  if (performance.getEntriesByName('first-paint').length === 0) await nextPaint();
}

/** A page number, starting at 1, or a gap between page numbers. */
type PageEntry = number | 'gap-start' | 'gap-end';

/**
 * Returns the numbers of the first page, the last page, the current page and its neighbours. Other
 * pages are replaced with gaps.
 */
export function listPageNumbers(current: number, pages: number): PageEntry[] {
  const shownPages = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
  return shownPages.flatMap((page, index) => {
    const before = shownPages[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return [page <= current ? 'gap-start' : 'gap-end', page];
  });
}

/** Page numbers from 1 and, between them, the gaps. */
export type PageEntry = number | 'gap-start' | 'gap-end';

/** Page 1, the last page, the current page and its neighbours, with a gap wherever pages are left out. */
export function pageNumbers(current: number, pages: number): PageEntry[] {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return [page <= current ? 'gap-start' : 'gap-end', page];
  });
}

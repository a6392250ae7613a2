/** The classes of a notice above a page. */
export const noticeLineClass = 'bg-cyan-tint p-3 text-center';

/** The classes of a notice above a page. */
export const noticeLineClass = 'bg-cyan-tint px-gutter py-3 text-center';

export const noticeLineClass = 'bg-cyan-tint p-3 text-center';

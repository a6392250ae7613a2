import type { SeriesContent } from '@/content/series';

export const toFixedPath = ({ slug }: SeriesContent, extension: 'csv' | 'json') =>
  `/data/${slug}.${extension}` as const;

export const fixedPaths = { jsonFeed: '/corrections.json', atom: '/corrections.xml' } as const;

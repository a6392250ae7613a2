import type { SeriesContent } from '@/content/series';

const tones = { up: 'rising', down: 'falling', same: 'plain' } as const;

export const getToneClass = ({ id }: SeriesContent, direction: keyof typeof tones) =>
  id === 'asi' ? tones[direction] : 'plain';

import type { SeriesContent } from '@/content/series';

const tones = { up: 'rising', down: 'falling', same: 'plain' } as const;

/** Returns the class for a change. Only share prices are green and red. */
export const getToneClass = ({ id }: SeriesContent, direction: keyof typeof tones) =>
  id === 'asi' ? tones[direction] : 'plain';

import type { SeriesContent } from '@/content/series';

const tones = { up: 'rising', down: 'falling', same: 'plain' } as const;

/** Returns the class of a change: green and red are for shares alone. */
export const toneOf = ({ id }: SeriesContent, direction: keyof typeof tones) =>
  id === 'asi' ? tones[direction] : 'plain';

import type { Direction } from '@/lib/change';

/** The classes of a change; the arrow and the sign say the same without colours. */
export const changeClasses: Readonly<Record<Direction, string>> = {
  up: 'rising',
  down: 'falling',
  same: 'unchanged',
};

import { createIcon } from '@/ui/iconsFrom';
import { iconShapes } from '@/ui/iconShapes';
import type { Direction } from '../values';

const DirectionIcon = createIcon<Direction>({
  up: iconShapes.up,
  down: iconShapes.down,
  same: 'M5 9h14M5 15h14',
  incomparable: iconShapes.close,
});

export function Arrow({ direction }: { direction: Direction }) {
  return <DirectionIcon name={direction} size={16} strokeWidth={2.25} />;
}

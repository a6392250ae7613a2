import { iconsFrom } from '@/ui/iconsFrom';
import { shapes } from '@/ui/iconShapes';
import type { Direction } from '../values';

const DirectionIcon = iconsFrom<Direction>({
  up: shapes.up,
  down: shapes.down,
  same: 'M5 9h14M5 15h14',
  incomparable: shapes.close,
});

export function Arrow({ direction }: { direction: Direction }) {
  return <DirectionIcon name={direction} size={16} strokeWidth={2.25} />;
}

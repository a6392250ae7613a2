import { classes } from '@/ui/classes';
import { iconsFrom, shapes } from '@/ui/Icon';
import type { ChangeWords } from '../changes';
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

interface ChangeListProps {
  changes: readonly ChangeWords[];
  /** Green and red, where up is good for those who read it: shares alone. */
  tone: boolean;
}

export function ChangeList({ changes, tone }: ChangeListProps) {
  return (
    <ul className={classes('change-list', tone && 'change-tone')}>
      {changes.map(({ against, direction, lead, amount, words }) => (
        <li key={against} data-direction={direction}>
          <Arrow direction={direction} />
          <span>
            {lead} {amount !== '' && <b>{amount}</b>} {words}
          </span>
        </li>
      ))}
    </ul>
  );
}

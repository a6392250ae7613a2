import { getShareDirection, formatChange, addPlusIfZero } from '@/lib/change';
import { changeClasses } from '@/ui/changeClasses';
import { Icon } from '@/ui/Icon';

export function ChangePercent({ percent }: { percent: number }) {
  const direction = getShareDirection(percent);
  return (
    <span className={changeClasses[direction]}>
      <Icon name={direction} size={16} strokeWidth={2.25} />
      <span translate="no">{addPlusIfZero(formatChange(percent))}</span>
    </span>
  );
}

import { formatSigned } from '@/lib/format';
import { Icon } from '@/ui/Icon';

interface ChangeProps {
  /** Percent, of two decimals. */
  percent: number;
}

export function Change({ percent }: ChangeProps) {
  const rising = percent >= 0;
  return (
    <span className={rising ? 'rising' : 'falling'}>
      <Icon name={rising ? 'up' : 'down'} size={16} strokeWidth={2.25} />
      {formatSigned(percent)}%
    </span>
  );
}

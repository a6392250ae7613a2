import { getDirection, formatPriceChange, calculatePercentMove } from '@/lib/change';
import { changeLooks } from '@/ui/admin/changeLooks';

interface ChangeTextProps {
  previous: number;
  current: number;
  /** True to leave out the percent sign, if the column heading already has it. */
  bare?: boolean;
}

export function ChangeText({ previous, current, bare = false }: ChangeTextProps) {
  const text = formatPriceChange(previous, current);
  return (
    <span className={changeLooks[getDirection(calculatePercentMove(previous, current))]}>
      {bare ? text.replace('%', '') : text}
    </span>
  );
}

import { getDirection, formatPriceChange, calculatePercentMove } from '@/lib/change';
import { changeLooks } from '@/ui/admin/changeLooks';

interface ChangeTextProps {
  previous: number;
  current: number;
  /** Omits the percent sign, because the column heading is 'Change (%)'. */
  bare?: boolean;
}

/** A percentage change in its colour, with a plus sign if it is positive. */
export function ChangeText({ previous, current, bare = false }: ChangeTextProps) {
  const text = formatPriceChange(previous, current);
  return (
    <span className={changeLooks[getDirection(calculatePercentMove(previous, current))]}>
      {bare ? text.replace('%', '') : text}
    </span>
  );
}

import { directionOf, formatPriceChange, percentMoved } from '@/lib/change';
import { changeLooks } from '@/ui/admin/changeLooks';

interface ChangeTextProps {
  previous: number;
  current: number;
  /** The column is headed 'Change (%)'. */
  bare?: boolean;
}

/** The change with a plus sign when positive, and its colour. */
export function ChangeText({ previous, current, bare = false }: ChangeTextProps) {
  const text = formatPriceChange(previous, current);
  return (
    <span className={changeLooks[directionOf(percentMoved(previous, current))]}>
      {bare ? text.replace('%', '') : text}
    </span>
  );
}

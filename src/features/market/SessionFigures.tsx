import { isBeyondDailyLimit, calculatePercentMove } from '@/lib/change';
import { formatNaira, formatPrice } from '@/lib/format';
import { useAppSelector } from '@/ui/storeHooks';
import { ChangePercent } from './ChangePercent';
import { selectRecent } from './marketSlice';

/**
 * Shows the index and the exchange rate of a session in one line. Renders nothing for sessions
 * older than the recent ones that every page loads for the Today strip.
 */
export function SessionFigures({ day }: { day: string }) {
  const { data } = useAppSelector(selectRecent);
  const index = data?.asi[day];
  const dollar = data?.exchangeRate[day];
  const dayBefore = Object.keys(data?.asi ?? {})
    .toSorted()
    .findLast((other) => other < day);
  const before = data?.asi[dayBefore ?? ''];
  const isComparable =
    index !== undefined && before !== undefined && !isBeyondDailyLimit(before, index);
  return (
    <>
      {index !== undefined && (
        <span>
          <span>Index</span>
          <b translate="no">{formatPrice(index)}</b>
          {isComparable && <ChangePercent percent={calculatePercentMove(before, index)} />}
        </span>
      )}
      {dollar !== undefined && (
        <span>
          <span>Dollar</span>
          <b translate="no">{formatNaira(dollar)}</b>
        </span>
      )}
    </>
  );
}

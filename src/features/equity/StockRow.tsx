import type { Stock } from '@/figures/stocks';
import { changeClasses } from '@/ui/changeClasses';
import { toCssVars } from '@/ui/cssVars';
import { formatPrice } from '@/lib/format';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import {
  DAILY_LIMIT,
  getShareDirection,
  formatPriceChange,
  calculatePercentMove,
  addPlusIfZero,
} from '@/lib/change';

/** A symbol that contains a longer word does not fit the symbol column on a phone. */
const MAX_WORD_LENGTH = 10;

export function StockRow({ stock }: { stock: Stock }) {
  const { previousDayClose, currentDayClose } = stock;
  const direction = getShareDirection(calculatePercentMove(previousDayClose, currentDayClose));
  const longest = Math.max(...stock.symbol.split(' ').map((word) => word.length));
  const isOffScale = Math.abs(stock.change) > DAILY_LIMIT;
  return (
    <tr
      translate="no"
      className={classes(
        'equity-row',
        direction === 'down' && 'fallen',
        isOffScale && 'beyond',
        longest > MAX_WORD_LENGTH && 'long-symbol relative',
      )}
      style={toCssVars({
        '--change': Math.min(Math.abs(stock.change), DAILY_LIMIT),
        '--chars': longest,
      })}
    >
      <th scope="row">
        <span className="stock-name">
          <span className="stock-arrow print:hidden">
            <Icon name={direction} size={14} strokeWidth={2.5} />
          </span>
          <span className="stock-symbol" title={stock.symbol}>
            {stock.symbol}
          </span>
        </span>
      </th>
      <td>{formatPrice(previousDayClose)}</td>
      <td className="font-semibold">{formatPrice(currentDayClose)}</td>
      <td className="meter-cell print:hidden" aria-hidden="true">
        <span className="meter" />
      </td>
      <td>
        <span className={changeClasses[direction]}>
          {addPlusIfZero(formatPriceChange(previousDayClose, currentDayClose))}
        </span>
      </td>
    </tr>
  );
}

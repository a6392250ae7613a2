import { formatPercent, formatPrice, roundTo2 } from '@/lib/format';
import { changeLooks, Note } from '@/ui/admin/Note';
import { indicatorIds } from '../documents';
import { EDITOR_TITLES, type MacroDraft, percentageOf, priceOf } from './macroDraft';

/** How visitors will read what is in the form. */
export function MacroPreview({ draft }: { draft: MacroDraft }) {
  const price = priceOf(draft);
  return (
    <Note className="mt-4">
      On the site:{' '}
      {indicatorIds.map((id) => {
        const percentage = percentageOf(draft[id]);
        return (
          <span key={id}>
            {EDITOR_TITLES[id]}{' '}
            {percentage === null ? (
              <b>-</b>
            ) : (
              <span className={changeLooks[roundTo2(percentage) > 0 ? 'up' : 'down']}>
                {formatPercent(roundTo2(percentage))}
              </span>
            )}
            {', '}
          </span>
        );
      })}
      <b>{price === null ? '-' : `N${formatPrice(price)}/$`}</b>
    </Note>
  );
}

import { findSeries } from '@/content/series';
import { formatLongDate } from '@/lib/calendar';
import { tonightMessages } from '../messages';
import type { PriceListState } from '../priceListState';

interface StorePriceListCheckboxProps {
  counts: string;
  session: string;
  isReady: boolean;
  list: Pick<PriceListState, 'isFiled' | 'setIsFiled'>;
}

export function StorePriceListCheckbox({
  counts,
  session,
  isReady,
  list,
}: StorePriceListCheckboxProps) {
  const needsPermission = findSeries('asi')?.use.reuse !== 'yes';
  return (
    <label className="flex min-h-14 cursor-pointer gap-2 bg-page px-3 py-2">
      <input
        type="checkbox"
        className="flex-none"
        checked={list.isFiled}
        onChange={({ target }) => list.setIsFiled(target.checked)}
      />
      <span className="pt-0.5 font-medium">
        {tonightMessages.alsoFile}
        <span className="block text-label/5 font-normal text-muted">
          as &apos;{tonightMessages.listName(formatLongDate(session))}&apos;, CSV, {counts}
          {needsPermission && `. ${tonightMessages.withLeave}`}
          {!isReady && ` ${tonightMessages.listWaits}`}
        </span>
      </span>
    </label>
  );
}

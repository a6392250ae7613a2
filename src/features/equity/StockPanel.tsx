import type { ReactNode } from 'react';
import { getRequestView } from '@/lib/requestState';
import { useAppSelector } from '@/ui/storeHooks';
import { AsOf } from '@/ui/AsOf';
import { TabPanel } from '@/ui/TabPanel';
import type { StockKind } from '@/figures/stocks';
import { isCalendarDate } from '@/lib/days';
import { EquityTable } from './EquityTable';
import { TABS_ID } from './equityTabs';
import { equityMessages } from './messages';
import { getStockList, selectEquity } from './equitySlice';
import { getListDate } from './dateOfList';

/**
 * The panel of one tab: its stocks and their date. A hidden panel stays in the DOM, because a
 * printed page shows both lists.
 */
export function StockPanel({ kind, selected }: { kind: StockKind; selected: StockKind }) {
  const request = getStockList(useAppSelector(selectEquity), kind);
  const stocks = request.data?.stocks ?? [];
  const date = getListDate(request.data?.lastUpdated ?? '');
  const view = getRequestView(request);
  let replacement: ReactNode = null;
  if (view === 'loading')
    replacement = <span className="loading-text">{equityMessages.loading}</span>;
  else if (view === 'failed') replacement = '';
  else if (stocks.length === 0) replacement = equityMessages.empty[kind];

  return (
    <TabPanel
      idBase={TABS_ID}
      tab={kind}
      selected={selected}
      className="on-paper flex flex-1 flex-col overflow-x-auto -outline-offset-3"
    >
      {(kind === selected || stocks.length > 0) && (
        <>
          <EquityTable kind={kind} stocks={stocks} replacement={replacement} />
          <div className="min-h-[49px] @max-md:min-h-[73px] flex-1 content-center line-t border-hair px-(--side) py-3 text-label/6 text-muted print:min-h-0 print:px-0 print:py-1.5">
            {date !== '' && (
              <p>
                As of <AsOf at={date} />
                {!isCalendarDate(date) && ', Lagos time'}
              </p>
            )}
          </div>
        </>
      )}
    </TabPanel>
  );
}

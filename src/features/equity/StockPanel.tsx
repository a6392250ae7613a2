import type { ReactNode } from 'react';
import { viewOf } from '@/lib/requestState';
import { useAppSelector } from '@/ui/storeHooks';
import { AsOf } from '@/ui/AsOf';
import { TabPanel } from '@/ui/TabPanel';
import type { StockKind } from '@/figures/stocks';
import { isCalendarDate } from '@/lib/days';
import { EquityTable } from './EquityTable';
import { TABS_ID } from './equityTabs';
import { equityMessages } from './messages';
import { listOf, selectEquity } from './equitySlice';
import { dateOfList } from './dateOfList';

/**
 * Shows one tab: its stocks, and as of when. Stocks stay under a tab that is not selected: paper
 * has both lists.
 */
export function StockPanel({ kind, selected }: { kind: StockKind; selected: StockKind }) {
  const request = listOf(useAppSelector(selectEquity), kind);
  const stocks = request.data?.stocks ?? [];
  const date = dateOfList(request.data?.lastUpdated ?? '');
  const view = viewOf(request);
  let instead: ReactNode = null;
  if (view === 'loading') instead = <span className="loading-text">{equityMessages.loading}</span>;
  else if (view === 'failed') instead = '';
  else if (stocks.length === 0) instead = equityMessages.empty[kind];

  return (
    <TabPanel
      idBase={TABS_ID}
      tab={kind}
      selected={selected}
      className="on-paper flex flex-1 flex-col overflow-x-auto -outline-offset-3"
    >
      {(kind === selected || stocks.length > 0) && (
        <>
          <EquityTable kind={kind} stocks={stocks} instead={instead} />
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

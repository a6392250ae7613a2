import { useEffect, useState } from 'react';
import { viewOf } from '@/lib/requested';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { AsOf, BlockHead, UNAVAILABLE } from '@/ui/BlockHead';
import { TabList, TabPanel } from '@/ui/Tabs';
import { type StockKind, stockKinds } from './documents';
import { EquityTable } from './EquityTable';
import { openEquityMarket, selectStocks } from './equitySlice';
import { equityMessages } from './messages';
import './EquityPanel.css';

const ID_BASE = 'equity';
const tabs = stockKinds.map((id) => ({ id, label: equityMessages[id].tab }));

/** Top gainers and losers, one tab each. */
export function EquityPanel() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(openEquityMarket());
  }, [dispatch]);
  return <EquityTabs />;
}

/** The panel without its load, for tests and for pages that have loaded already. */
export function EquityTabs() {
  const [kind, setKind] = useState<StockKind>('gainers');
  const slot = useAppSelector((state) => selectStocks(kind)(state));
  const stocks = slot.data?.stocks ?? [];
  const time = slot.data?.lastUpdated ?? '';
  const view = viewOf(slot);
  let instead: string | null = null;
  if (view === 'loading') instead = equityMessages.loading;
  else if (view === 'failed') instead = UNAVAILABLE;
  else if (stocks.length === 0) instead = equityMessages[kind].empty;

  return (
    <section className="eq" aria-busy={view === 'loading'}>
      <div className="top">
        <BlockHead title="Equity Market" slot={slot} />
        <TabList
          label="Equity market"
          idBase={ID_BASE}
          tabs={tabs}
          selected={kind}
          onSelect={setKind}
        />
      </div>
      <TabPanel idBase={ID_BASE} selected={kind} className="panel">
        <EquityTable kind={kind} stocks={stocks} instead={instead} />
      </TabPanel>
      <div className="as-of">
        {time !== '' && (
          <p>
            As of <AsOf at={time} />, Lagos time
          </p>
        )}
      </div>
    </section>
  );
}

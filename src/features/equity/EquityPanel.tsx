import { useEffect, useState } from 'react';
import { viewOf } from '@/lib/requested';
import { useAppDispatch, useShown } from '@/app/hooks';
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

/** What one tab shows: its stocks, and as of when. Stocks stay under a tab that is not selected: paper has both lists. */
function StockPanel({ kind, selected }: { kind: StockKind; selected: StockKind }) {
  const slot = useShown((state) => selectStocks(kind)(state));
  const stocks = slot.data?.stocks ?? [];
  const time = slot.data?.lastUpdated ?? '';
  const view = viewOf(slot);
  let instead: string | null = null;
  if (view === 'loading') instead = equityMessages.loading;
  else if (view === 'failed') instead = UNAVAILABLE;
  else if (stocks.length === 0) instead = equityMessages[kind].empty;

  return (
    <TabPanel idBase={ID_BASE} tab={kind} selected={selected} className="stock-panel">
      {(kind === selected || stocks.length > 0) && (
        <>
          <EquityTable kind={kind} stocks={stocks} instead={instead} />
          <div className="equity-foot">
            {time !== '' && (
              <p>
                As of <AsOf at={time} />, Lagos time
              </p>
            )}
          </div>
        </>
      )}
    </TabPanel>
  );
}

/** The panel without its load, for tests and for pages that have loaded already. */
export function EquityTabs() {
  const [selected, setSelected] = useState<StockKind>('gainers');
  const slot = useShown((state) => selectStocks(selected)(state));
  return (
    <section className="equity-panel" aria-busy={viewOf(slot) === 'loading'}>
      <div className="equity-head">
        <BlockHead title="Equity Market" slot={slot} />
        <TabList
          label="Equity market"
          idBase={ID_BASE}
          tabs={tabs}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      {stockKinds.map((kind) => (
        <StockPanel key={kind} kind={kind} selected={selected} />
      ))}
    </section>
  );
}

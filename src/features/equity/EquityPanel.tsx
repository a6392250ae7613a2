import { useState } from 'react';
import { getRequestView } from '@/lib/requestState';
import { useAppSelector, useFigures } from '@/ui/storeHooks';
import { StockPanel } from './StockPanel';
import { TabList } from '@/ui/TabList';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { stockLists } from '@/figures/registry';
import { TABS_ID } from './equityTabs';
import { getStockList, openEquityMarket, selectEquity } from './equitySlice';
import './EquityTable.css';
import './EquityPanel.css';

const tabs = stockKinds.map((id) => ({ id, label: stockLists[id].title }));

export function EquityPanel() {
  useFigures(openEquityMarket);
  const [selected, setSelected] = useState<StockKind>('gainers');
  const request = getStockList(useAppSelector(selectEquity), selected);
  return (
    <section className="equity-panel" aria-busy={getRequestView(request) === 'loading'}>
      <div className="equity-head flex flex-wrap items-end justify-between gap-4 px-(--side) pt-6 md:pt-(--side)">
        <h3 className="max-md:basis-full">Equity Market</h3>
        <TabList
          label="Equity market"
          idBase={TABS_ID}
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

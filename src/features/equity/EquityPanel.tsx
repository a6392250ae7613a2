import { type ReactNode, useEffect, useState } from 'react';
import { isRetrying, viewOf } from '@/lib/requests';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { LastKnownNote, RetryBlock } from '@/ui/RetryBlock';
import { TabList, TabPanel } from '@/ui/Tabs';
import { asOf } from './asOf';
import { type StockKind, stockKinds } from './documents';
import { EquityTable } from './EquityTable';
import { fetchEquityMarket, openEquityMarket, selectStocks } from './equitySlice';
import { LOADING, messages } from './messages';
import './EquityPanel.css';

const ID_BASE = 'equity';
const tabs = stockKinds.map((id) => ({ id, label: messages[id].tab }));

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
  const dispatch = useAppDispatch();
  const [kind, setKind] = useState<StockKind>('gainers');
  const slot = useAppSelector((state) => selectStocks(kind)(state));
  const stocks = slot.data?.stocks ?? [];
  const view = viewOf(slot);
  const retry = {
    what: 'the equity market',
    onRetry: () => void dispatch(fetchEquityMarket()),
    busy: isRetrying(slot),
  };
  let instead: ReactNode = null;
  if (view === 'loading') instead = LOADING;
  else if (view === 'failed') instead = <RetryBlock {...retry} />;
  else if (stocks.length === 0) instead = messages[kind].empty;

  return (
    <section className="eq" aria-busy={slot.status === 'loading'}>
      <div className="top">
        <h3>Equity Market</h3>
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
        <AsOf time={slot.data?.lastUpdated ?? ''} />
        {view === 'done' && slot.error !== null && <LastKnownNote {...retry} />}
      </div>
    </section>
  );
}

function AsOf({ time }: { time: string }) {
  if (time === '') return null;
  return (
    <p>
      As of <time dateTime={time}>{asOf(time)}</time>, Lagos time
    </p>
  );
}

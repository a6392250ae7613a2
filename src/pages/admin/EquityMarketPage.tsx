import { ChangedBy } from '@/features/changes/admin/ChangedBy';
import { StockEditor } from '@/features/equity/admin/StockEditor';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { FixedIncomeEditor } from '@/features/market/admin/FixedIncomeEditor';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { findClosedSession } from '@/figures/session';
import { stockKinds } from '@/figures/stocks';
import { loadRecentSymbols } from '@/firebase/staff/recentSymbols';
import { useServerNow } from '@/firebase/staff/useServerNow';
import { AdminPage } from '@/ui/admin/AdminPage';
import { useRequest } from '@/ui/useRequest';

export default function EquityMarketPage() {
  const session = findClosedSession(useServerNow());
  const symbols = useRequest('symbols', equityStaffMessages.symbolsFailed, loadRecentSymbols);
  return (
    <AdminPage title="Equity Market">
      <div className="grid grid-cols-12 gap-6 max-rail:gap-4">
        <AsiEditor ChangedBy={ChangedBy} className="col-span-full pair:col-span-4" />
        <FixedIncomeEditor ChangedBy={ChangedBy} className="col-span-full pair:col-span-8" />
        {stockKinds.map((kind) => (
          <StockEditor
            key={kind}
            kind={kind}
            session={session}
            recentSymbols={symbols.data}
            ChangedBy={ChangedBy}
            className="col-span-full wide:col-span-6"
          />
        ))}
      </div>
    </AdminPage>
  );
}

import { StockEditor } from '@/features/equity/admin/StockEditor';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { FixedIncomeEditor } from '@/features/market/admin/FixedIncomeEditor';
import { sessionAt } from '@/figures/session';
import { useServerNow } from '@/firebase/staff/useServerNow';
import { AdminPage } from '@/ui/admin/AdminPage';

export default function EquityMarketPage() {
  const session = sessionAt(useServerNow());
  return (
    <AdminPage title="Equity Market">
      <div className="grid grid-cols-12 gap-6 max-rail:gap-4">
        <AsiEditor className="col-span-full pair:col-span-4" />
        <FixedIncomeEditor className="col-span-full pair:col-span-8" />
        <StockEditor kind="gainers" session={session} className="col-span-full wide:col-span-6" />
        <StockEditor kind="losers" session={session} className="col-span-full wide:col-span-6" />
      </div>
    </AdminPage>
  );
}

import { StockEditor } from '@/features/equity/admin/StockEditor';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { FixedIncomeEditor } from '@/features/market/admin/FixedIncomeEditor';
import { AdminPage } from '@/ui/admin/AdminPage';

/** The index, fixed income, gainers and losers: four sections, each saved by itself. */
export default function EquityMarketPage() {
  return (
    <AdminPage title="Equity Market">
      <div className="grid2">
        <AsiEditor className="c5" />
        <FixedIncomeEditor className="c7" />
        <StockEditor kind="gainers" className="c6" />
        <StockEditor kind="losers" className="c6" />
      </div>
    </AdminPage>
  );
}

import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { AdminPage } from '@/ui/admin/AdminPage';

/** The index, fixed income, gainers and losers: four sections, each saved by itself. */
export default function EquityMarketPage() {
  return (
    <AdminPage title="Equity Market">
      <div className="grid2">
        <AsiEditor className="c5" />
      </div>
    </AdminPage>
  );
}

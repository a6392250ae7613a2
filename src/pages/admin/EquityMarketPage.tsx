import { AdminPage } from '@/ui/admin/AdminPage';

export default function EquityMarketPage() {
  return <AdminPage title="Equity Market">{null}</AdminPage>;
}

import { AdminPage } from '@/ui/admin/AdminPage';

export default function MacroeconomicsPage() {
  return <AdminPage title="MacroEconomics">{null}</AdminPage>;
}

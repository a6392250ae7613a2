import { AdminPage } from '@/ui/admin/AdminPage';

export default function ResourcesPage() {
  return <AdminPage title="Resources Management">{null}</AdminPage>;
}

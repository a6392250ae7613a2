import { AdminPage } from '@/ui/admin/AdminPage';

export default function NewsPage() {
  return <AdminPage title="Manage News Commentary">{null}</AdminPage>;
}

import { ChangedBy } from '@/features/changes/admin/ChangedBy';
import { NewsManager } from '@/features/news/admin/NewsManager';
import { AdminPage } from '@/ui/admin/AdminPage';

export default function NewsPage() {
  return (
    <AdminPage title="Manage News Commentary">
      <NewsManager ChangedBy={ChangedBy} />
    </AdminPage>
  );
}

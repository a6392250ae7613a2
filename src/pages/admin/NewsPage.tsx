import { NewsManager } from '@/features/news/admin/NewsManager';
import { AdminPage } from '@/ui/admin/AdminPage';
import { WithChanges } from './WithChanges';

export default function NewsPage() {
  return (
    <AdminPage title="Manage News Commentary">
      <WithChanges>
        <NewsManager />
      </WithChanges>
    </AdminPage>
  );
}

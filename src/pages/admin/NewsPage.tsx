import { NewsManager } from '@/features/news/admin/NewsManager';
import { AdminPage } from '@/ui/admin/AdminPage';

/** Manage News Commentary. */
export default function NewsPage() {
  return (
    <AdminPage title="Manage News Commentary">
      <NewsManager />
    </AdminPage>
  );
}

import { useAuth, getUser } from '@/features/auth/authSession';
import { RecentChanges } from '@/features/changes/admin/RecentChanges';
import { useCategories } from '@/features/resources/admin/differences';
import { AdminPage } from '@/ui/admin/AdminPage';

export default function ChangesPage() {
  const { identity } = useAuth();
  useCategories();
  return (
    <AdminPage title="Recent Changes">
      <RecentChanges email={getUser(identity)?.email ?? ''} />
    </AdminPage>
  );
}

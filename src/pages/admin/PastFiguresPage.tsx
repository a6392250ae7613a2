import { PastFigures } from '@/features/history/admin/PastFigures';
import { AdminPage } from '@/ui/admin/AdminPage';

export default function PastFiguresPage() {
  return (
    <AdminPage title="Past Figures">
      <PastFigures />
    </AdminPage>
  );
}

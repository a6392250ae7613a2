import { PastFigures } from '@/features/market/admin/PastFigures';
import { AdminPage } from '@/ui/admin/AdminPage';

/** Points of the history, added and corrected one by one or from a file. */
export default function PastFiguresPage() {
  return (
    <AdminPage title="Past Figures">
      <PastFigures />
    </AdminPage>
  );
}

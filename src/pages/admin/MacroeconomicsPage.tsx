import { ChangedBy } from '@/features/changes/admin/ChangedBy';
import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { AdminPage } from '@/ui/admin/AdminPage';

export default function MacroeconomicsPage() {
  return (
    <AdminPage title="MacroEconomics">
      <MacroeconomicsEditor ChangedBy={ChangedBy} />
    </AdminPage>
  );
}

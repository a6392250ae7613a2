import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { AdminPage } from '@/ui/admin/AdminPage';
import { WithChanges } from './WithChanges';

export default function MacroeconomicsPage() {
  return (
    <AdminPage title="MacroEconomics">
      <WithChanges>
        <MacroeconomicsEditor />
      </WithChanges>
    </AdminPage>
  );
}

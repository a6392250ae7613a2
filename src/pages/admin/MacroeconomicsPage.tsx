import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { AdminPage } from '@/ui/admin/AdminPage';
import { PastFiguresLink } from './PastFiguresLink';
import { WithChanges } from './WithChanges';

export default function MacroeconomicsPage() {
  return (
    <AdminPage title="MacroEconomics" more={<PastFiguresLink />}>
      <WithChanges>
        <MacroeconomicsEditor />
      </WithChanges>
    </AdminPage>
  );
}

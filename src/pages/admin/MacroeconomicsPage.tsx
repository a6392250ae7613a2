import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { AdminPage } from '@/ui/admin/AdminPage';
import { WithChanges } from './WithChanges';
import { PastFiguresLink } from './PastFiguresLink';

/** The three indicators and the exchange rate. */
export default function MacroeconomicsPage() {
  return (
    <AdminPage title="MacroEconomics" more={<PastFiguresLink />}>
      <WithChanges>
        <MacroeconomicsEditor />
      </WithChanges>
    </AdminPage>
  );
}

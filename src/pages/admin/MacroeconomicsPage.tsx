import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { AdminPage } from '@/ui/admin/AdminPage';
import { PastFiguresLink } from './PastFiguresLink';

/** The three indicators and the exchange rate. */
export default function MacroeconomicsPage() {
  return (
    <AdminPage title="MacroEconomics" more={<PastFiguresLink />}>
      <MacroeconomicsEditor />
    </AdminPage>
  );
}

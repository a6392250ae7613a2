import { Link } from 'react-router-dom';
import { AdminPage } from '@/ui/admin/AdminPage';
import { boxClass } from '@/ui/admin/boxClass';
import { getButtonClass } from '@/ui/admin/buttonClass';

export function AdminNotFound() {
  return (
    <AdminPage title="Page not found">
      <div data-box className={boxClass}>
        <div className="flex-1 p-4">
          <p className="mb-4">There is no such page in the staff area.</p>
          <Link className={getButtonClass()} to="/admin/macroeconomics">
            Go to MacroEconomics
          </Link>
        </div>
      </div>
    </AdminPage>
  );
}

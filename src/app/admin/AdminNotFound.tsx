import { Link } from 'react-router-dom';
import { AdminPage } from '@/ui/admin/AdminPage';

/** For a path of the staff area that is no page. */
export function AdminNotFound() {
  return (
    <AdminPage title="Page not found">
      <div className="box">
        <div className="in">
          <p className="mb-4">There is no such page in the staff area.</p>
          <Link className="b" to="/admin/macroeconomics">
            Go to MacroEconomics
          </Link>
        </div>
      </div>
    </AdminPage>
  );
}

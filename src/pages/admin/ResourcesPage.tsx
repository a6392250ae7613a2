import { CategoryManager } from '@/features/resources/admin/CategoryManager';
import { FileManager } from '@/features/resources/admin/FileManager';
import { Uploader } from '@/features/resources/admin/Uploader';
import { AdminPage } from '@/ui/admin/AdminPage';

/** Upload, files and categories. */
export default function ResourcesPage() {
  return (
    <AdminPage title="Resources Management">
      <div className="cols3">
        <div className="stack">
          <Uploader />
          <FileManager />
        </div>
        <CategoryManager />
      </div>
    </AdminPage>
  );
}

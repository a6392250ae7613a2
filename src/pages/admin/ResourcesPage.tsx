import { ChangedBy } from '@/features/changes/admin/ChangedBy';
import { CategoryManager } from '@/features/resources/admin/CategoryManager';
import { FileManager } from '@/features/resources/admin/FileManager';
import { Uploader } from '@/features/resources/admin/Uploader';
import { AdminPage } from '@/ui/admin/AdminPage';

export default function ResourcesPage() {
  return (
    <AdminPage title="Resources Management">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-rail:gap-4 pair:grid-cols-[minmax(0,1fr)_288px] wide:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid gap-6 max-rail:gap-4">
          <Uploader />
          <FileManager ChangedBy={ChangedBy} />
        </div>
        <CategoryManager ChangedBy={ChangedBy} />
      </div>
    </AdminPage>
  );
}

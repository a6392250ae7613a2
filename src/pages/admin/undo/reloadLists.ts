import { NEWS_COLLECTION } from '@/features/news/documents';
import { fetchManagedNews } from '@/features/news/admin/newsStaffSlice';
import { CATEGORIES_COLLECTION, FILES_COLLECTION } from '@/features/resources/documents';
import { reloadAllFiles, reloadCategories } from '@/features/resources/admin/resourcesStaffSlice';
import type { ChangeRecord } from '@/firebase/staff/changes';
import type { AppDispatch, AppThunk } from '@/ui/storeHooks';

/** The thunks that reload the lists of the staff area. The keys are names of collections. */
const lists: Readonly<Record<string, () => AppThunk>> = {
  [NEWS_COLLECTION]: fetchManagedNews,
  [CATEGORIES_COLLECTION]: reloadCategories,
  [FILES_COLLECTION]: reloadAllFiles,
};

/** Reloads the lists that contain a document restored by an undo. */
export function reloadLists(dispatch: AppDispatch, { documents }: ChangeRecord): void {
  for (const [collection, fetchList] of Object.entries(lists)) {
    const isRestored = documents.some(({ path }) => path.startsWith(`${collection}/`));
    if (isRestored) dispatch(fetchList());
  }
}

import { marketStaffMessages } from '@/figures/admin/messages';
import type { RecentFigures } from '@/figures/recent';
import { loadRecentFigures } from '@/firebase/staff/lastPoints';
import type { EditorView } from '@/ui/admin/useEditor';
import { useRequest } from '@/ui/useRequest';

export interface HistoryRequest {
  data: RecentFigures | null;
  failed: boolean;
  loading: boolean;
  reload: () => void;
}

/**
 * Loads the recent sessions, with which the editors compare new figures. Reloads the sessions when
 * the editor reloads.
 */
export function useHistory({ version }: EditorView): HistoryRequest {
  const key = version === 0 ? null : String(version);
  return useRequest(key, marketStaffMessages.historyFailed, loadRecentFigures);
}

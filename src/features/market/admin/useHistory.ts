import { marketStaffMessages } from '@/figures/admin/messages';
import type { RecentFigures } from '@/figures/recent';
import { loadRecentFigures } from '@/firebase/staff/lastPoints';
import type { EditorView } from '@/ui/admin/useEditor';
import { useRequest } from '@/ui/useRequest';

/** The request for the recent sessions. The editors compare new figures with them. */
export interface HistoryRequest {
  /** Null until the sessions have loaded. */
  data: RecentFigures | null;
  failed: boolean;
  loading: boolean;
  reload: () => void;
}

/** Loads the recent sessions with the editor, and again after Retry or Reload. */
export function useHistory({ version }: EditorView): HistoryRequest {
  const key = version === 0 ? null : String(version);
  return useRequest(key, marketStaffMessages.historyFailed, loadRecentFigures);
}

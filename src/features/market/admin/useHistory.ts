import { marketStaffMessages } from '@/figures/admin/messages';
import type { Recent } from '@/figures/recent';
import { loadRecent } from '@/firebase/staff/lastPoints';
import type { EditorView } from '@/ui/admin/useEditor';
import { useRequest } from '@/ui/useRequest';

/**
 * The request for the last sessions of the history, which an editor's figures are checked against.
 */
export interface HistoryRequest {
  /** Null if the last sessions are not loaded. */
  data: Recent | null;
  failed: boolean;
  loading: boolean;
  reload: () => void;
}

/** Loads the last sessions with an editor, and again with its Retry and Reload. */
export function useHistory({ version }: EditorView): HistoryRequest {
  const key = version === 0 ? null : String(version);
  return useRequest(key, marketStaffMessages.historyFailed, loadRecent);
}

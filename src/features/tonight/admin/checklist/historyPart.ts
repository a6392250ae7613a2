import { marketStaffMessages } from '@/figures/admin/messages';
import type { PagePart } from '@/lib/parts';
import type { EarlierSaves } from '../useEarlierSaves';

/** Returns the request state of the history. If a reload fails, the loaded data stays usable. */
export function toHistoryPart(points: EarlierSaves['points']): PagePart {
  const { data, failed, loading, reload } = points;
  return {
    status: data !== null ? 'ready' : failed ? 'failed' : 'loading',
    fresh: data !== null,
    error: marketStaffMessages.historyFailed,
    retrying: loading,
    reload,
  };
}

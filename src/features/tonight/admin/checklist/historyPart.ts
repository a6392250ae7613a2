import { marketStaffMessages } from '@/figures/admin/messages';
import type { PagePart } from '@/lib/parts';
import type { EarlierSaves } from '../useEarlierSaves';

/**
 * Returns the request state of the figure history. If a reload fails, the state stays 'ready',
 * because the data that was loaded before can still be used.
 */
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

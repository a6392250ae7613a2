import { marketStaffMessages } from '@/figures/admin/messages';
import type { Part } from '@/lib/parts';
import type { EarlierSaves } from '../useEarlierSaves';

/**
 * Returns the part of the page that needs the history: a failed reload keeps what was loaded
 * before.
 */
export function historyPart(points: EarlierSaves['points']): Part {
  const { data, failed, loading, reload } = points;
  return {
    status: data !== null ? 'ready' : failed ? 'failed' : 'loading',
    fresh: data !== null,
    error: marketStaffMessages.historyFailed,
    retrying: loading,
    reload,
  };
}

import { figureRows } from '@/figures/admin/tonightDraft';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { loadLastPoints } from '@/firebase/staff/lastPoints';
import { readNewestChanges } from '@/firebase/staff/readChanges';
import { loadRecentSymbols } from '@/firebase/staff/recentSymbols';
import { useRequest } from '@/ui/useRequest';
import { tonightMessages } from './messages';
import { getDocumentPaths } from './checklist/savedOf';

const paths = figureRows.flatMap(getDocumentPaths);

/**
 * Requests data about earlier saves: the newest change records, the last points of the history, and
 * recent symbols.
 */
export function useEarlierSaves(session: string) {
  const { savesFailed } = tonightMessages;
  const changes = useRequest('figures', savesFailed, () => readNewestChanges(paths));
  const points = useRequest(session, savesFailed, () => loadLastPoints(session));
  const symbols = useRequest('symbols', equityStaffMessages.symbolsFailed, loadRecentSymbols);
  const reload = () => {
    changes.reload();
    points.reload();
  };
  return { changes, points, symbols, reload };
}

export type EarlierSaves = ReturnType<typeof useEarlierSaves>;

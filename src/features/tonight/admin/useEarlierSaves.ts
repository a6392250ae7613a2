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
 * Loads the newest change records, the latest figures in the history, and the symbols in recent
 * lists of gainers and losers.
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

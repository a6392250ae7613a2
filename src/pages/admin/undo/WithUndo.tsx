import { type ReactNode, useMemo } from 'react';
import { UndoButton } from '@/features/changes/admin/undo/UndoButton';
import { UndoContext } from '@/features/changes/admin/undo/UndoContext';
import {
  RenderUndoContext,
  type RenderUndo,
} from '@/features/tonight/admin/undo/RenderUndoContext';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { useAppDispatch } from '@/ui/storeHooks';
import { reloadLists } from './reloadLists';
import { getUndoFacts } from './undoFacts';

const renderUndo: RenderUndo = (undo) => <UndoButton {...undo} look="danger" />;

export function WithUndo({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const undo = useMemo(
    () => ({
      factsOf: getUndoFacts,
      reloadLists: (change: ChangeRecord) => reloadLists(dispatch, change),
    }),
    [dispatch],
  );
  return (
    <UndoContext value={undo}>
      <RenderUndoContext value={renderUndo}>{children}</RenderUndoContext>
    </UndoContext>
  );
}

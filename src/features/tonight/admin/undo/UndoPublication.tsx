import { useContext } from 'react';
import type { NewestChanges } from '@/firebase/staff/readChanges';
import type { Publication } from '../publication/published';
import { RenderUndoContext } from './RenderUndoContext';

interface UndoPublicationProps {
  published: Publication;
  changes: NewestChanges | null;
  onUndone: () => void;
}

/**
 * The button that undoes a publication. It appears once the change record of the publication is
 * loaded.
 */
export function UndoPublication({ published, changes, onUndone }: UndoPublicationProps) {
  const renderUndo = useContext(RenderUndoContext);
  const record = Object.values(changes ?? {}).find((change) => change?.id === published.changeId);
  return record === undefined ? null : renderUndo({ change: record, onDone: onUndone });
}

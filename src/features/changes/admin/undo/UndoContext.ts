import { createContext } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';
import type { GetUndoFacts } from '@/lib/undoFacts';

/**
 * The parts of Undo that depend on other features. The pages provide them, because features must
 * not import each other.
 */
interface UndoOptions {
  factsOf: GetUndoFacts;
  reloadLists: (change: ChangeRecord) => void;
}

export const UndoContext = createContext<UndoOptions>({
  factsOf: () => ({}),
  reloadLists: () => undefined,
});

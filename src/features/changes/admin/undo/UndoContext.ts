import { createContext } from 'react';
import type { Change } from '@/firebase/staff/changes';
import type { UndoFactsOf } from '@/lib/undoFacts';

/** The parts of Undo that depend on other features. The pages provide them. */
interface UndoOptions {
  factsOf: UndoFactsOf;
  /** Reloads the lists with the documents of an undone change. */
  reloadLists: (change: Change) => void;
}

export const UndoContext = createContext<UndoOptions>({
  factsOf: () => ({}),
  reloadLists: () => undefined,
});

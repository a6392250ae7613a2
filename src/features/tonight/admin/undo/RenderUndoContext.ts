import { createContext, type ReactNode } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';

/** Renders the button that undoes a publication. */
export type RenderUndo = (props: { change: ChangeRecord; onDone: () => void }) => ReactNode;

/** The pages provide the Undo button, because features do not import each other. */
export const RenderUndoContext = createContext<RenderUndo>(() => null);

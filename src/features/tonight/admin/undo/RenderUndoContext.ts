import { createContext, type ReactNode } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';

export type RenderUndo = (props: { change: ChangeRecord; onDone: () => void }) => ReactNode;

/**
 * Provides the Undo button of another feature. The pages set it, because features must not import
 * each other.
 */
export const RenderUndoContext = createContext<RenderUndo>(() => null);

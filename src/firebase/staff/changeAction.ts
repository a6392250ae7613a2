import { createContext, type ReactNode } from 'react';
import type { Change } from './changes';

/** The action on a change: its button, or the reason why there is none. */
export interface ChangeActionProps {
  change: Change;
  /** Names the change, where there are several. */
  named?: string;
  /** Only in the list, which says why there is no button: whether the figures were saved again since. */
  since?: boolean;
  look?: 'danger';
  className?: string;
  /** Called with the record, where it could be read, and the message. */
  onDone: (record: Change | null, text: string) => void;
}

/** Renders what staff can do about a change; null where that is nothing. */
export const ChangeActionContext = createContext<((props: ChangeActionProps) => ReactNode) | null>(
  null,
);

import { createContext, type ReactNode } from 'react';
import type { Change } from './changes';

/** The notes on a change in a list, beside what it changed. */
export interface ChangeStatus {
  /** The note of its end, such as who took it back: its lines are struck out. */
  ended?: string;
  /** The name of a change that was made from another one, and the note of its lines. */
  derived?: { title: string; note: string };
  /** True where its documents were saved again since. */
  outdated: boolean;
}

export interface ChangeActionProps {
  change: Change;
  /** Names the change, where there are several. */
  named?: string;
  /** Only in the list. */
  status?: ChangeStatus | undefined;
  look?: 'danger';
  className?: string;
  /** Called with the record of what was done, where it could be read, and the message. */
  onDone: (record: Change | null, text: string) => void;
}

/** The actions of staff on recorded changes, for all that shows them. */
export interface ChangeExtension {
  /** Names it, as the head of a column. */
  heading: string;
  /** The field in which its records name the change that they are about. */
  field: string;
  /** Returns what is said of each change of a list, newest first. `about` are more records, as they were read. */
  statusIn: (
    changes: readonly Change[],
    about?: readonly Change[],
  ) => (change: Change) => ChangeStatus;
  /** Renders the button of a change; in the list, what became of it or why there is none. */
  renderAction: (props: ChangeActionProps) => ReactNode;
  /** The texts before figures are published, after that at a time, and once that was taken back. */
  published: { before: string; after: (clock: string) => string; takenBack: string };
}

/** The extension of what shows changes; null where there is none. */
export const ChangeExtensionContext = createContext<ChangeExtension | null>(null);

import type { ComponentType, ReactNode } from 'react';
import type { ChangedScope } from '@/lib/difference';

/** Who changed a section last, and the changes before. */
export interface LastChange {
  /** 'Changed 18:42 by ada@example.com', for the foot of the section. */
  line: ReactNode;
  /** The last changes, once they are requested; null while they are folded. */
  history: ReactNode;
}

export interface ChangedByProps {
  of: ChangedScope;
  children: (lastChange: LastChange) => ReactNode;
}

/** The part of a section's props that its page gives, because features do not import each other. */
export interface WithChangedBy {
  /** Loads the last change of the section. Without it, the section does not show who changed it. */
  ChangedBy?: ComponentType<ChangedByProps> | undefined;
}

import type { ComponentType, ReactNode } from 'react';
import type { ChangedScope } from '@/lib/difference';

/** The last change of a section, and the earlier changes. */
export interface LastChange {
  /** 'Changed 18:42 by ada@example.com', for the footer of the section. */
  line: ReactNode;
  /** List of the last changes; null while the list is collapsed or not loaded. */
  history: ReactNode;
}

export interface ChangedByProps {
  of: ChangedScope;
  children: (lastChange: LastChange) => ReactNode;
}

/** The props of a section that its page provides, because features do not import each other. */
export interface WithChangedBy {
  /**
   * Loads the last change of the section. Without this component, the section does not show who
   * changed it.
   */
  ChangedBy?: ComponentType<ChangedByProps> | undefined;
}

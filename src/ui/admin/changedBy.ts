import type { ComponentType, ReactNode } from 'react';
import type { ChangedScope } from '@/lib/difference';

/** The last change of a section, and a list of its latest changes. */
export interface LastChange {
  /** The line in the footer of the section: 'Changed 18:42 by ada@example.com'. */
  line: ReactNode;
  /** The list of the latest changes; null while the list is collapsed or loading. */
  history: ReactNode;
}

export interface ChangedByProps {
  of: ChangedScope;
  children: (lastChange: LastChange) => ReactNode;
}

/**
 * The props that a page passes to its sections. Features must not import each other, so a section
 * gets the component `ChangedBy` as a prop.
 */
export interface WithChangedBy {
  /**
   * A component that loads the last change of the section. If undefined, the section does not show
   * who changed it.
   */
  ChangedBy?: ComponentType<ChangedByProps> | undefined;
}

import { createContext, type ReactNode } from 'react';

/** What a section is about: stored documents by their paths, or whole parts of the site. */
export type ChangedScope = { paths: readonly string[] } | { parts: readonly string[] };

/** Who changed a section's figures last, and what they were before. */
export interface ChangedParts {
  /** 'Changed 18:42 by ada@example.com', for the foot of the section. */
  line: ReactNode;
  /** The last changes, once they are asked for; null while they are folded. */
  history: ReactNode;
}

export interface ChangedByProps {
  of: ChangedScope;
  /**
   * Hears that a change was undone there, with the text to show: what the section holds is no longer
   * what is stored. Without it the text is shown there.
   */
  onUndone?: ((text: string) => void) | undefined;
  children: (parts: ChangedParts) => ReactNode;
}

/** Renders a section with who changed it. */
export type RenderChangedBy = (props: ChangedByProps) => ReactNode;

/** What tells each section who changed it; null where nothing does, and sections stand alone. */
export const ChangedByContext = createContext<RenderChangedBy | null>(null);

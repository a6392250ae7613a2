import type { IconName } from './iconShapes';

/** Its look in `SiteButton.css`; navy where none is given. */
export type Tone = 'cyan' | 'line' | 'done';

export interface ButtonContent {
  label: string;
  /** Continues the label, for screen readers. */
  about?: string;
  tone?: Tone;
  /** The icon; null for a button of one cell. */
  icon?: IconName | null;
}

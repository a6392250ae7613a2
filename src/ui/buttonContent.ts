import type { IconName } from './iconShapes';

/** The style in `SiteButton.css`. Default: navy. */
export type Tone = 'cyan' | 'line' | 'done';

export interface ButtonContent {
  label: string;
  /** Continues the label, for screen readers. */
  about?: string;
  tone?: Tone;
  /** The icon; null for a button of one cell. */
  icon?: IconName | null;
}

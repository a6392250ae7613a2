import type { IconName } from './iconShapes';

/** Style in `SiteButton.css`. Default: navy. */
export type ButtonTone = 'cyan' | 'line' | 'done';

export interface ButtonContent {
  label: string;
  /** Text after the label, for screen readers. */
  about?: string;
  tone?: ButtonTone;
  /** Icon in a second cell; null for a button with only a label. */
  icon?: IconName | null;
}

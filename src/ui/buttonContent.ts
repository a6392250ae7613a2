import type { IconName } from './iconShapes';

/** The styles are in `SiteButton.css`. Without a tone, a button is navy. */
export type ButtonTone = 'cyan' | 'line' | 'done';

export interface ButtonContent {
  label: string;
  /** Text after the label that only screen readers announce. */
  about?: string;
  tone?: ButtonTone;
  /** The icon beside the label. Null for a button without an icon. */
  icon?: IconName | null;
}

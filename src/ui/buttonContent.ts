import type { IconName } from './iconShapes';

/** The styles are in `SiteButton.css`. Without a tone, a button is navy. */
export type ButtonTone = 'cyan' | 'line' | 'done';

export interface ButtonContent {
  label: string;
  /** A text after the label for screen readers. */
  about?: string;
  tone?: ButtonTone;
  /** The icon in a second cell; null for a button without an icon. */
  icon?: IconName | null;
}

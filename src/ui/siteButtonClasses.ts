import { classes } from './classes';
import type { ButtonTone } from './buttonContent';

export const getButtonClasses = (tone?: ButtonTone, ...more: Parameters<typeof classes>) =>
  classes('site-button', tone && `site-button-${tone}`, ...more);

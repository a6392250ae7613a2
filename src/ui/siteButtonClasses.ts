import { classes } from './classes';
import type { Tone } from './buttonContent';

export const buttonClasses = (tone?: Tone, ...more: Parameters<typeof classes>) =>
  classes('site-button', tone && `site-button-${tone}`, ...more);

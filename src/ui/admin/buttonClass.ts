import { classes } from '../classes';

export const buttonBaseClass =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-xs border whitespace-nowrap off:cursor-not-allowed off:border-disabled off:bg-disabled off:text-muted';

/** The class names of a button that keeps its background in forced-colors mode. */
const solidClass =
  'text-white forced-colors:not-off:border-[ButtonText] forced-colors:not-off:bg-[ButtonText] forced-colors:not-off:text-[ButtonFace] forced-colors:not-off:forced-color-adjust-none forced-colors:not-off:hover:border-[Highlight] forced-colors:not-off:hover:bg-[Highlight] forced-colors:not-off:hover:text-[HighlightText]';

export const buttonLooks = {
  plain: 'border-edge bg-paper text-navy-900 hover:border-navy-900 hover:bg-page',
  primary: classes(solidClass, 'border-navy-900 bg-navy-900 hover:border-link hover:bg-link'),
  danger: 'border-loss-edge bg-paper text-loss hover:border-loss hover:bg-bad-bg',
  delete: classes(solidClass, 'border-loss bg-loss hover:bg-bad-ink'),
};

export const buttonSizeClasses = {
  small: 'min-h-8 px-3 text-sm font-medium',
  normal: 'min-h-10 px-4 text-sm font-semibold',
  large: 'min-h-12 w-full px-4 text-base/5 font-semibold',
};

/** Returns the class names of a button, for links that look like a button. */
export function getButtonClass(look: keyof typeof buttonLooks = 'plain', small = false): string {
  return classes(buttonBaseClass, buttonLooks[look], buttonSizeClasses[small ? 'small' : 'normal']);
}

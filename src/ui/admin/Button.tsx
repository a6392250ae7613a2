import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary`: the one main action of a section; `danger`: leads to a deletion; `delete`: deletes. */
  look?: keyof typeof looks;
  small?: boolean;
  /** Makes it as high and as wide as the fields of a standalone form. */
  large?: boolean;
  /** Its work is under way: it does nothing now, but keeps the focus, which `disabled` would drop. */
  busy?: boolean;
}

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-xs border whitespace-nowrap off:cursor-not-allowed off:border-disabled off:bg-disabled off:text-muted';

/** Keeps a ground of its own in forced colours. */
const solid =
  'text-white forced-colors:not-off:border-[ButtonText] forced-colors:not-off:bg-[ButtonText] forced-colors:not-off:text-[ButtonFace] forced-colors:not-off:forced-color-adjust-none forced-colors:not-off:hover:border-[Highlight] forced-colors:not-off:hover:bg-[Highlight] forced-colors:not-off:hover:text-[HighlightText]';

const looks = {
  plain: 'border-edge bg-paper text-navy-900 hover:border-navy-900 hover:bg-page',
  primary: classes(solid, 'border-navy-900 bg-navy-900 hover:border-link hover:bg-link'),
  danger: 'border-loss-edge bg-paper text-loss hover:border-loss hover:bg-bad-bg',
  delete: classes(solid, 'border-loss bg-loss hover:bg-bad-ink'),
};

const sizes = {
  small: 'min-h-8 px-3 text-sm font-medium',
  normal: 'min-h-10 px-4 text-sm font-semibold',
  large: 'min-h-12 w-full px-4 text-base/5 font-semibold',
};

/** Returns the class names of a button, for links that look like one. */
export function buttonClass(look: keyof typeof looks = 'plain', small = false): string {
  return classes(base, looks[look], sizes[small ? 'small' : 'normal']);
}

/** A button of the staff area; submits nothing unless `type="submit"`. */
export function Button(props: ButtonProps) {
  const { look = 'plain', small, large, busy, className, type = 'button', ...rest } = props;
  const size = large === true ? 'large' : small === true ? 'small' : 'normal';
  return (
    <button
      type={type}
      className={classes(base, looks[look], sizes[size], className)}
      {...rest}
      {...(busy === true && {
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    />
  );
}

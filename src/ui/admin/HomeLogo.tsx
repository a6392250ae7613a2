import { firm } from '@/content/firm';
import { classes } from '../classes';

/**
 * The logo, with a link to the public home page. It keeps its white background in forced-colors
 * mode.
 */
export function HomeLogo({ small = false, className }: { small?: boolean; className: string }) {
  return (
    <a className={classes('block', className)} href="/">
      <img
        className={classes(
          'w-auto forced-colors:bg-white forced-colors:p-1 forced-colors:forced-color-adjust-none',
          small ? 'h-9' : 'h-12',
        )}
        src="/images/logo.svg"
        alt={`${firm.name}, home`}
        width={198}
        height={48}
      />
    </a>
  );
}

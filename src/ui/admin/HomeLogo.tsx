import { firm } from '@/content/firm';
import { classes } from '../classes';

interface HomeLogoProps {
  /** In px; its width follows. */
  height: 36 | 48;
  className: string;
}

/** The firm's logo, a link to the visitors' home page. It brings its ground along where colours are forced. */
export function HomeLogo({ height, className }: HomeLogoProps) {
  return (
    <a className={classes('block', className)} href="/">
      <img
        className="forced-colors:bg-white forced-colors:p-1 forced-colors:forced-color-adjust-none"
        src="/images/logo.svg"
        alt={`${firm.name}, home`}
        width={height === 36 ? 149 : 198}
        height={height}
      />
    </a>
  );
}

import { type Director, toDirectorImagePath } from '@/content/directors';
import { classes } from '@/ui/classes';
import './portrait.css';

interface PortraitProps {
  of: Director;
  big?: boolean;
  /** Hides the portrait from screen readers if the same link already has the name. */
  silent?: boolean;
  /** Loads the portrait early, if it is visible when the page opens. */
  first?: boolean;
  className?: string | undefined;
}

/** A director's portrait, which fills its box: a drawing, or a photograph in indigo. */
export function Portrait({ of, big = false, silent = false, first, className }: PortraitProps) {
  const { name, image, iamgeBig } = of;
  const [width, height] = big ? [480, 600] : [360, 480];
  return (
    <div className={classes('portrait', className)}>
      <img
        src={toDirectorImagePath(big ? iamgeBig : image)}
        alt={silent ? '' : `Portrait of ${name}`}
        width={width}
        height={height}
        {...(first === true ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </div>
  );
}

import { type Director, directorImage } from '@/content/directors';
import { classes } from '@/ui/classes';
import './portrait.css';

interface PortraitProps {
  of: Director;
  /** The larger file. */
  big?: boolean;
  /** For a portrait whose name is in the same link: it says nothing. */
  silent?: boolean;
  /** For one that is seen as the page opens. */
  first?: boolean;
  className?: string | undefined;
}

/** A director's picture, which fills its box: a drawing, or a photograph as an indigo print. */
export function Portrait({ of, big = false, silent = false, first, className }: PortraitProps) {
  const { name, image, iamgeBig } = of;
  const [width, height] = big ? [480, 600] : [360, 480];
  return (
    <div className={classes('portrait', className)}>
      <img
        src={directorImage(big ? iamgeBig : image)}
        alt={silent ? '' : `Portrait of ${name}`}
        width={width}
        height={height}
        {...(first === true ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </div>
  );
}

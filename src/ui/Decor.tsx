import { classes } from './classes';
import './Decor.css';

interface DecorProps {
  drawing: 'arc' | 'star' | 'patch';
  /** Where it stands in the margin of its section. */
  at: string;
}

const DRAWINGS = {
  arc: { src: '/images/stroke-arc.svg', size: 724 },
  star: { src: '/images/star.svg', size: 32 },
  patch: { src: '/images/patch.svg', size: 96 },
};

/**
 * Decoration in the page margins. Which pages show which: the stroke not on About and Services,
 * patches and stars only on Home and About.
 */
export function Decor({ drawing, at }: DecorProps) {
  const { src, size } = DRAWINGS[drawing];
  return (
    <img
      className={classes('decor', drawing, at)}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  );
}

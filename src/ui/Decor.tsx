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
 * Decoration in the page margins. Which pages show which: the stroke all but About and Services,
 * patches and stars all but Services, Resources and Contact. None stands in the staff area.
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

/** The decoration of a page that has no places of its own for it. */
export function PageDecor({ only }: { only?: 'arc' }) {
  return (
    <>
      <Decor drawing="arc" at="page-arc" />
      {only === undefined && (
        <>
          <Decor drawing="star" at="page-star" />
          <Decor drawing="patch" at="page-patch" />
        </>
      )}
    </>
  );
}

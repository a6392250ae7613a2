import { classes } from './classes';

interface DecorProps {
  drawing: keyof typeof POSITIONS;
  /** The Tailwind class for the vertical position within the section, such as `top-10`. */
  at: string;
  /**
   * True if the drawing is visible when the page opens. If it were loaded later, it would become
   * the largest contentful paint.
   */
  first?: true;
}

/** The horizontal positions of the drawings in the page margins. */
const POSITIONS = {
  'stroke-arc': 'left-[min(50%+632px,100%-var(--spacing-gutter))] size-[724px]',
  star: 'left-[2px] size-[12px] md:left-[max(50%-676px,4px)] md:size-[16px] desk:size-[32px]',
  patch:
    'left-[calc(100%-14px)] size-[12px] md:left-[calc(100%-20px)] md:size-[16px] desk:left-[calc(50%+624px)] desk:size-[96px]',
};

/**
 * A decoration in the page margin, behind a section with the class `isolate`. The decoration has to
 * be the last element of its section, so that it does not move while the page loads.
 */
export function Decor({ drawing, at, first }: DecorProps) {
  return (
    <img
      className={classes(
        'decor pointer-events-none absolute -z-1 col-full max-w-none print:hidden',
        POSITIONS[drawing],
        at,
      )}
      src={`/images/${drawing}.svg`}
      alt=""
      loading={first ? 'eager' : 'lazy'}
    />
  );
}

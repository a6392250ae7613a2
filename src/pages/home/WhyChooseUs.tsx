import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { benefits, benefitsLead, type GlyphName } from '@/content/benefits';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import './WhyChooseUs.css';

/** The height at which a card is highlighted, as a part of the viewport's. */
export const HIGHLIGHT_AT = 0.4;

/** Returns the index of the number nearest to `target`; the first of equals. */
function nearestIndex(numbers: readonly number[], target: number): number {
  const distances = numbers.map((value) => Math.abs(value - target));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns the index of the child whose middle is nearest to 40% of the viewport's height. */
export function useNearest(list: RefObject<HTMLElement | null>): number {
  const [nearest, setNearest] = useState(0);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const middles = [...(list.current?.children ?? [])].map((card) => {
        const { top, height } = card.getBoundingClientRect();
        return top + height / 2;
      });
      setNearest(nearestIndex(middles, window.innerHeight * HIGHLIGHT_AT));
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [list]);

  return nearest;
}

/** The drawing of a benefit, in the colour of the text. */
export function Glyph({ name, size = 64 }: { name: GlyphName; size?: number }) {
  return (
    <svg className="print:hidden" width={size} height={size} aria-hidden="true">
      <use href={`/images/benefits.svg#${name}`} />
    </svg>
  );
}

/** The head of the benefits: of the quilt, and of the rows on About. */
export function WhyHead() {
  return (
    <div className="mb-8 grid gap-x-6 gap-y-2 max-lg:mb-5 lg:grid-cols-[1fr_1fr] lg:items-end">
      <h2 id="why">Why Choose Us</h2>
      <p className="lead">{benefitsLead}</p>
    </div>
  );
}

/** Six benefits as a quilt; the tile nearest 40% of the viewport's height is highlighted. */
export function WhyChooseUs({ children }: { children?: ReactNode }) {
  const list = useRef<HTMLOListElement>(null);
  const nearest = useNearest(list);

  return (
    <section className="page-grid relative isolate py-section max-md:py-8" aria-labelledby="why">
      <div>
        <WhyHead />
        <ol className="quilt" ref={list}>
          {benefits.map(({ glyph, title, text, to, proof }, index) => (
            <li className={classes('benefit', index === nearest && 'nearest')} key={title}>
              <Glyph name={glyph} />
              <div>
                <h3>{title}</h3>
                <p>
                  {text}{' '}
                  <Link to={to}>
                    {proof}
                    <Icon className="print:hidden" name="right" size={16} strokeWidth={1.75} />
                  </Link>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
}

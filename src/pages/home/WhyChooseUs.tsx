import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { benefits, benefitsLead, type Glyph as GlyphName } from '@/content/benefits';
import { classes } from '@/ui/classes';
import './WhyChooseUs.css';

/** The height at which a card is highlighted, as a part of the viewport's. */
export const HIGHLIGHT_AT = 0.4;

/** The index of the number nearest to `target`; the first of equals. */
export function nearestIndex(numbers: readonly number[], target: number): number {
  let best = 0;
  numbers.forEach((value, index) => {
    if (Math.abs(value - target) < Math.abs((numbers[best] ?? Infinity) - target)) best = index;
  });
  return best;
}

/** Which child of the list has its middle nearest to 40% of the viewport's height. */
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

const hi = 'var(--glyph-light)';
const bg = 'var(--glyph-ground)';

const shapes: Record<GlyphName, ReactElement> = {
  strata: (
    <>
      <path d="M4 48L32 60L60 48M4 38L32 50L60 38" />
      <path d="M4 28L32 40L60 28L32 16Z" fill={hi} />
      <path d="M18 22l28 12M46 22L18 34" strokeDasharray="2 3" />
      <path d="M32 4v12" />
    </>
  ),
  clients: (
    <>
      <circle cx="24" cy="26" r="18" />
      <circle cx="40" cy="26" r="18" />
      <circle cx="32" cy="40" r="18" />
      <circle cx="32" cy="31" r="6" fill={hi} />
    </>
  ),
  record: (
    <>
      <path d="M4 60H60" />
      <path d="M8 60V46M16 60V40M24 60V44M32 60V30M40 60V34M48 60V20M56 60V10" />
      <path d="M52.5 10h7v50h-7z" fill={hi} stroke="none" />
      <path d="M52.5 60V10h7v50" />
      <path d="M4 28L20 22L34 12L46 4" strokeDasharray="2 3" />
    </>
  ),
  method: (
    <>
      <path d="M6 44a26 26 0 1 1 52 0" />
      <path d="M6 44h5M58 44h-5M32 18v5M13.6 25.6l3.6 3.6M50.4 25.6l-3.6 3.6M8 34l4.6 1.9M22 20l1.9 4.6M42 20l-1.9 4.6M56 34l-4.6 1.9" />
      <path d="M29.6 43L45.5 27.5 34.4 46.8z" fill={hi} />
      <circle cx="32" cy="45" r="4" />
      <path d="M4 56h56" />
    </>
  ),
  team: (
    <>
      <path d="M32 32L12 14M32 32L52 12M32 32L56 40M32 32L36 58M32 32L8 46" />
      <circle cx="12" cy="14" r="5" fill={bg} />
      <circle cx="52" cy="12" r="5" fill={bg} />
      <circle cx="56" cy="40" r="5" fill={bg} />
      <circle cx="36" cy="57" r="5" fill={bg} />
      <circle cx="8" cy="46" r="5" fill={bg} />
      <circle cx="32" cy="32" r="9" fill={hi} />
    </>
  ),
  link: (
    <>
      <path d="M4 22h14c10 0 14 20 28 20h14M4 42h14c10 0 14-20 28-20h14" />
      <circle cx="32" cy="32" r="7" fill={hi} />
      <path d="M4 10h56M4 54h56" strokeDasharray="2 3" />
    </>
  ),
};

/** The drawing of a benefit, in the colours of the card it stands on. */
export function Glyph({ name, size = 64 }: { name: GlyphName; size?: number }) {
  return (
    <svg
      className="print:hidden"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  );
}

/** Six benefits along a ruler; the card nearest 40% of the viewport's height is highlighted. */
export function WhyChooseUs({ children }: { children?: ReactNode }) {
  const list = useRef<HTMLOListElement>(null);
  const nearest = useNearest(list);
  const shown = benefits[nearest];

  return (
    <section className="page-grid relative py-section" aria-labelledby="why">
      {children}
      <div className="grid gap-x-6 lg:grid-cols-[4fr_8fr]">
        <div className="self-start max-lg:pb-10 lg:sticky lg:top-32 lg:pr-12">
          <h2 id="why">Why Choose Us</h2>
          <p className="lead mt-6">{benefitsLead}</p>
          <div className="large-glyph" aria-hidden="true">
            {shown && <Glyph name={shown.glyph} size={192} />}
          </div>
        </div>
        <ol className="spine" ref={list}>
          {benefits.map(({ glyph, title, text }, index) => (
            <li className={classes('benefit', index === nearest && 'nearest')} key={title}>
              <Glyph name={glyph} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

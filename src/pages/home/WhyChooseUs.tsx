import { type ReactNode, useRef } from 'react';
import { benefits, benefitsLead } from '@/content/benefits';
import { classes } from '@/ui/classes';
import { Glyph } from './Glyph';
import { useNearest } from './useNearest';
import './WhyChooseUs.css';

interface WhyChooseUsProps {
  ground?: 'page' | 'paper';
  /** Decoration in the section's margins. */
  children?: ReactNode;
}

/** Six benefits along a ruler; the card nearest 40% of the viewport's height is highlighted. */
export function WhyChooseUs({ ground = 'page', children }: WhyChooseUsProps) {
  const list = useRef<HTMLOListElement>(null);
  const nearest = useNearest(list);
  const shown = benefits[nearest];

  return (
    <section
      className={classes('page-grid relative py-section', ground === 'paper' && 'bg-paper')}
      aria-labelledby="why"
    >
      {children}
      <div className="columns grid gap-x-6 lg:grid-cols-[4fr_8fr]">
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

import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { benefits } from '@/content/benefits';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { WhyHead } from './WhyHead';
import { Glyph } from './Glyph';
import { useNearest } from './useNearest';
import './WhyChooseUs.css';

/**
 * Renders the six benefits as a quilt. The tile nearest 40% of the viewport's height is
 * highlighted.
 */
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

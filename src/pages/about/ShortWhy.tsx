import { useEffect, useRef } from 'react';
import { benefits } from '@/content/benefits';
import { useMediaQuery } from '@/ui/browserState';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { WhyHead } from '../home/WhyHead';
import { Glyph } from '../home/Glyph';
import { useNearest } from '../home/useNearest';
import './ShortWhy.css';

/**
 * Renders the six benefits as rows that unfold. The row nearest 40% of the viewport's height is
 * highlighted. On a wide screen this row is also unfolded, and its text is beside the rows.
 */
export function ShortWhy() {
  const list = useRef<HTMLDivElement>(null);
  const nearest = useNearest(list);
  const wide = useMediaQuery('(width >= 64rem)');

  useEffect(() => {
    if (wide) list.current?.children[nearest]?.toggleAttribute('open', true);
  }, [nearest, wide]);

  return (
    <section className="page-grid py-section max-md:py-12" aria-labelledby="why">
      <div>
        <WhyHead />
        <div className="short-why relative text-navy-900" ref={list}>
          {benefits.map(({ glyph, title, text }, index) => (
            <details
              className={classes(
                'line-b border-hair first:line-t first:border-t-navy-900',
                index === nearest && 'nearest',
              )}
              name="why"
              open={index === 0}
              key={title}
            >
              <summary
                onClick={(event) => {
                  // On a wide screen the highlighted row must stay open, because the panel beside
                  // the rows shows its text.
                  if (wide && event.currentTarget.closest('[open]')) event.preventDefault();
                }}
                className="grid min-h-13 lg:min-h-15 cursor-pointer items-center gap-4 hover:bg-cyan-tint print:block print:px-0 print:pt-2"
              >
                <Glyph name={glyph} size={40} />
                <h3 className="text-lg/6">{title}</h3>
                <Icon className="print:hidden" name="chevronDown" />
              </summary>
              <p className="print:p-0 print:pb-2">{text}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

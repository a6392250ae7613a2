import { useEffect, useRef } from 'react';
import { benefits, benefitsLead } from '@/content/benefits';
import { useMediaQuery } from '@/ui/browserState';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { Glyph, useNearest } from '../home/WhyChooseUs';

/**
 * The six benefits as rows that unfold. The one nearest 40% of the viewport's height is highlighted, and on a wide
 * screen, where its text stands beside the rows, it unfolds as well.
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
        <div className="mb-8 grid gap-x-6 gap-y-2 max-lg:mb-5 lg:grid-cols-[1fr_1fr] lg:items-end">
          <h2 id="why">Why Choose Us</h2>
          <p className="lead">{benefitsLead}</p>
        </div>
        <div className="relative text-navy-900" ref={list}>
          {benefits.map(({ glyph, title, text }, index) => (
            <details
              className={classes(
                'line-b border-hair first:line-t first:border-t-navy-900 lg:w-[calc(50%-12px)]',
                index === nearest &&
                  'bg-paper [box-shadow:inset_4px_0_0_var(--color-cyan)] forced-colors:[outline-offset:-3px] forced-colors:[outline:3px_solid_Highlight]',
              )}
              name="why"
              open={index === 0}
              key={title}
            >
              <summary className="grid min-h-13 cursor-pointer grid-cols-[40px_minmax(0,1fr)_24px] items-center gap-4 pr-4 pl-2 hover:bg-cyan-tint lg:min-h-15 lg:[[open]>&]:pointer-events-none print:block print:px-0 print:pt-2">
                <Glyph name={glyph} size={40} />
                <h3 className="text-lg/6">{title}</h3>
                <Icon
                  className="max-lg:[[open]_&]:rotate-180 lg:-rotate-90 print:hidden"
                  name="chevronDown"
                />
              </summary>
              <p className="pr-4 pb-4 pl-16 text-muted lg:absolute lg:inset-[0_0_0_calc(50%+12px)] lg:grid lg:content-end lg:bg-[linear-gradient(transparent,var(--color-navy-950)_55%),url(/images/adire-eleko.svg)] lg:bg-[length:auto,96px] lg:bg-navy-950 lg:px-12 lg:py-10 lg:font-head lg:text-2xl/[1.4] lg:font-semibold lg:text-white print:p-0 print:pb-2">
                {text}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

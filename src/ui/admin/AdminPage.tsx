import type { ReactNode } from 'react';
import { boxClass } from './boxClass';
import { firm } from '@/content/firm';
import { classes } from '../classes';

/** The firm's logo, a link to the visitors' home page. It brings its ground along where colours are forced. */
export function HomeLogo({ small = false, className }: { small?: boolean; className: string }) {
  return (
    <a className={classes('block', className)} href="/">
      <img
        className={classes(
          'w-auto forced-colors:bg-white forced-colors:p-1 forced-colors:forced-color-adjust-none',
          small ? 'h-9' : 'h-12',
        )}
        src="/images/logo.svg"
        alt={`${firm.name}, home`}
        width={198}
        height={48}
      />
    </a>
  );
}

/** A page of the staff area that stands alone, without the menu: one box under the logo. */
export function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-screen place-items-center px-4 py-6 **:data-box:border-x" id="main">
      <div className="w-[min(416px,100%)]">
        <HomeLogo className="mb-8 w-fit" />
        <div data-box className={boxClass}>
          {children}
        </div>
        <p className="mt-4">
          <a className="inline-block py-1.5 underline" href="/">
            Back to the site
          </a>
        </p>
      </div>
    </main>
  );
}

interface AdminPageProps {
  title: string;
  /** The paragraphs of a line below the title. */
  under?: ReactNode;
  children: ReactNode;
}

/** Renders the title and the boxes of a page inside the shell. */
export function AdminPage({ title, under, children }: AdminPageProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 max-rail:mb-4 max-rail:px-4">
        <h1>{title}</h1>
        {under !== undefined && (
          <div className="flex basis-full flex-wrap justify-between gap-x-4 text-sm/6 text-muted">
            {under}
          </div>
        )}
      </div>
      {children}
    </>
  );
}

import type { ReactNode } from 'react';
import { HomeLogo } from './HomeLogo';
import { boxClass } from './boxClass';

/** A page of the staff area without the menu, such as the login page. */
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

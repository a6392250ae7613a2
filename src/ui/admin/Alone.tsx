import type { ReactNode } from 'react';
import { firm } from '@/content/firm';
import './alone.css';

/** A page of the staff area that stands alone, without the menu: one box under the logo. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <main className="alone" id="main">
      <div>
        <a className="logo" href="/">
          <img src="/images/logo.svg" alt={`${firm.name}, home`} width="198" height="48" />
        </a>
        <div className="box">{children}</div>
        <p className="back">
          <a href="/">Back to the site</a>
        </p>
      </div>
    </main>
  );
}

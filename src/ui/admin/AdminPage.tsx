import type { ReactNode } from 'react';

/** What is inside the shell: the page's title and its boxes. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div className="top">
        <h1>{title}</h1>
      </div>
      {children}
    </>
  );
}

import type { ReactNode } from 'react';

/** What is inside the shell: the page's title and its boxes. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="mb-6 max-rail:mb-4 max-rail:px-4">{title}</h1>
      {children}
    </>
  );
}

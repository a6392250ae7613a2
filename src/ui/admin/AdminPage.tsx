import type { ReactNode } from 'react';

interface AdminPageProps {
  title: string;
  /** At the end of the title's line: the way to a page that is not in the menu. */
  more?: ReactNode;
  children: ReactNode;
}

/** What is inside the shell: the page's title and its boxes. */
export function AdminPage({ title, more, children }: AdminPageProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 max-rail:mb-4 max-rail:px-4">
        <h1>{title}</h1>
        {more}
      </div>
      {children}
    </>
  );
}

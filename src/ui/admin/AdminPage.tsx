import type { ReactNode } from 'react';

interface AdminPageProps {
  title: string;
  /** Below the title: what the page is about now. */
  under?: ReactNode;
  /** At the end of that line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What is inside the shell: the page's title and its boxes. */
export function AdminPage({ title, under, aside, children }: AdminPageProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 max-rail:mb-4 max-rail:px-4">
        <h1>{title}</h1>
        {under !== undefined && (
          <div className="flex basis-full flex-wrap justify-between gap-x-4 text-sm/6 text-muted">
            <p>{under}</p>
            {aside !== undefined && <p>{aside}</p>}
          </div>
        )}
      </div>
      {children}
    </>
  );
}

import type { ReactNode } from 'react';

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

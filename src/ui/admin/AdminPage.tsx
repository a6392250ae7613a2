import type { ReactNode } from 'react';

interface AdminPageProps {
  /** The content above the title, such as a way back. */
  above?: ReactNode;
  title: string;
  /** The content of the line below the title. */
  under?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ above, title, under, children }: AdminPageProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 max-rail:mb-4 max-rail:px-4">
        {above !== undefined && <div className="basis-full">{above}</div>}
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

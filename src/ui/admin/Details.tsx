import type { ReactNode } from 'react';
import { StaffIcon } from './StaffIcon';

interface DetailsProps {
  title: string;
  summary: string;
  open?: boolean;
  children: ReactNode;
}

export function Details({ title, summary, open = false, children }: DetailsProps) {
  return (
    <details className="mt-4 not-open:[&>summary>svg]:-rotate-90" open={open}>
      <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <StaffIcon name="chevronDown" size={16} strokeWidth={2} />
        <h3 className="leading-6">{title}</h3>
        <span className="text-[0.8125rem] text-muted">{summary}</span>
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';
import { useAsi } from '@/features/market/useAsi';
import { NoteLead } from '@/features/notes/NoteLead';

/** The lead of /markets: the note of the session on show, or else `children`. */
export function MarketsLead({ children }: { children: ReactNode }) {
  const { data } = useAsi();
  return <NoteLead session={data?.date ?? ''}>{children}</NoteLead>;
}

import type { ReactNode } from 'react';
import { useAsi } from '@/features/market/useAsi';
import { NoteLead } from '@/features/notes/NoteLead';

/**
 * Renders the note of the session whose figures are shown. If the session has no note, renders
 * `children`.
 */
export function MarketsLead({ children }: { children: ReactNode }) {
  const { data } = useAsi();
  return <NoteLead session={data?.date ?? ''}>{children}</NoteLead>;
}

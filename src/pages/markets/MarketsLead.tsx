import type { ReactNode } from 'react';
import { selectRecent } from '@/features/market/marketSlice';
import { useAsi } from '@/features/market/useAsi';
import { NoteLead } from '@/features/notes/NoteLead';
import { useAppSelector } from '@/ui/storeHooks';

/**
 * Renders the note of the session whose figures are shown. If the session has no note, renders
 * `children`.
 */
export function MarketsLead({ children }: { children: ReactNode }) {
  const asi = useAsi();
  const recent = useAppSelector(selectRecent);
  return (
    <NoteLead session={asi.data?.date ?? ''} recent={recent.data}>
      {children}
    </NoteLead>
  );
}

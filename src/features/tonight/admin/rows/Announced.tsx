import type { PublicationEntry } from '@/figures/admin/entry';
import { type IndicatorId, indicatorIds } from '@/figures/market';
import { AnnouncedIndicator, type AnnouncedIndicatorProps } from './AnnouncedIndicator';

interface AnnouncedProps extends Pick<AnnouncedIndicatorProps, 'facts' | 'edit' | 'view'> {
  entries: Readonly<Record<IndicatorId, PublicationEntry>>;
}

/** A row for each indicator that changes only when it is announced, such as inflation. */
export function Announced({ entries, ...props }: AnnouncedProps) {
  return (
    <ul className="pb-2">
      {indicatorIds.map((id) => (
        <AnnouncedIndicator key={id} id={id} entry={entries[id]} {...props} />
      ))}
    </ul>
  );
}

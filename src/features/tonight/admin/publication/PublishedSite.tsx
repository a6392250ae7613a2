import { Banner } from '@/ui/admin/Banner';
import type { describeSite } from './siteState';

/** Shows which rows are on the site and when they were saved, and which rows are not published. */
export function PublishedSite({ site }: { site: ReturnType<typeof describeSite> }) {
  const { onSite, notPublished, begun } = site;
  return (
    <div className="mb-4 grid gap-2">
      <Banner>{onSite.length > 0 && onSite.join(' ')}</Banner>
      {begun ? (
        <Banner tone="warn">{notPublished}</Banner>
      ) : (
        notPublished !== null && <p className="text-muted">{notPublished}</p>
      )}
    </div>
  );
}

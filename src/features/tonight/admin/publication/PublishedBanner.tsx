import { Banner } from '@/ui/admin/Banner';
import { rowIds } from '../checklist/rowIds';
import { publishedMessages } from './publishedMessages';
import { countRowsOnSite, listMissingRows, type SiteFacts } from './siteState';

/** States how many rows are on the site, and names the rows that are not. */
export function PublishedBanner({ site }: { site: SiteFacts }) {
  const missing = listMissingRows(site).map(({ name }) => name);
  const all = rowIds.length;
  return (
    <div className="mb-2">
      <Banner>{missing.length === 0 && publishedMessages.allOnSite(all)}</Banner>
      <Banner tone="warn">
        {missing.length > 0 && (
          <>
            {publishedMessages.someOnSite(countRowsOnSite(site), all)}{' '}
            <b className="font-semibold">{publishedMessages.missing}</b> {`${missing.join(', ')}.`}
          </>
        )}
      </Banner>
    </div>
  );
}

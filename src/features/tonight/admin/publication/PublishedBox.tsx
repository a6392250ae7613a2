import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatClock } from '@/lib/moments';
import { Banner } from '@/ui/admin/Banner';
import { getButtonClass } from '@/ui/admin/buttonClass';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { ON_SITE_HEADING } from '@/ui/admin/onSite';
import { Note } from '@/ui/admin/Note';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { publicationUndoMessages } from '../undo/messages';
import { NewBox } from './NewBox';
import { PublishedBanner } from './PublishedBanner';
import { publishedMessages } from './publishedMessages';
import { PublishedRows, type PublishedRowsProps } from './PublishedRows';
import { describeEarlierPublication, type SiteFacts } from './siteState';

interface PublishedBoxProps extends PublishedRowsProps {
  site: SiteFacts;
  copyMail: ReactNode;
  undoButton: ReactNode;
}

/** Shows each row after a publication: its value on the site, since when, and the next step. */
export function PublishedBox({ site, copyMail, undoButton, ...rows }: PublishedBoxProps) {
  const { published, facts } = rows;
  const { changes } = published;
  const clock = formatClock(published.at);
  const isOfThisSession = published.session === facts.session;
  return (
    <NewBox
      title={publishedMessages.title}
      actionAtEnd
      headerEnd={<Note>{publishedMessages.published(clock, published.email)}</Note>}
      action={
        <>
          <Link className={getButtonClass()} to="/admin/changes">
            Recent changes
          </Link>
          {undoButton}
          <a className={getButtonClass('primary')} href="/">
            <StaffIcon name="globe" size={16} />
            View the site
          </a>
        </>
      }
    >
      {isOfThisSession ? (
        <>
          <PublishedBanner site={site} />
          <PublishedRows {...rows} />
        </>
      ) : (
        // The checklist now describes a later session, so its rows would not fit the publication.
        <Banner>{describeEarlierPublication(published, facts.now)}</Banner>
      )}
      {changes.length > 0 && (
        <details className="mt-4">
          <summary className="w-max cursor-pointer text-link">
            {publishedMessages.saved(changes.length)}
          </summary>
          <DifferenceTable
            look="page"
            caption="What was saved"
            heads={['Before', ON_SITE_HEADING]}
            labels={['before', 'now']}
            differences={changes}
          />
        </details>
      )}
      <Note className="mt-3 mb-4">{publicationUndoMessages.restores(clock)}</Note>
      {copyMail}
    </NewBox>
  );
}

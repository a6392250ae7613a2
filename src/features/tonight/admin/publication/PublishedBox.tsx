import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate } from '@/lib/calendar';
import { formatClock } from '@/lib/moments';
import { getButtonClass } from '@/ui/admin/buttonClass';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { ON_SITE_HEADING } from '@/ui/admin/onSite';
import { Note } from '@/ui/admin/Note';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { tonightMessages } from '../messages';
import type { FiledFile } from '../tonightFiles';
import { publicationUndoMessages } from '../undo/messages';
import { NewBox } from './NewBox';
import { PublishedSite } from './PublishedSite';
import { describeSite, type SiteFacts } from './siteState';
import type { Publication } from './published';

interface PublishedBoxProps {
  published: Publication;
  site: SiteFacts;
  newestList: FiledFile | null;
  copyMail: ReactNode;
  undoButton: ReactNode;
}

export function PublishedBox(props: PublishedBoxProps) {
  const { published, site, newestList, copyMail, undoButton } = props;
  const clock = formatClock(published.at);
  const listName = tonightMessages.listName(formatLongDate(site.session));
  const list = newestList?.name === listName ? newestList : null;
  const filed = list && {
    label: 'Price List',
    before: undefined,
    after: { label: 'Price List', text: list.name },
    note: (
      <>
        filed,{' '}
        <a href={list.url} target="_blank" rel="noopener" className="underline">
          view<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </>
    ),
  };
  return (
    <NewBox
      title={tonightMessages.published}
      headerEnd={
        <Note>
          {clock}
          {published.email !== '' && `, ${published.email}`}
        </Note>
      }
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
      <PublishedSite site={describeSite(site, published)} />
      <DifferenceTable
        look="page"
        caption="What was saved"
        heads={['Before', ON_SITE_HEADING]}
        labels={['before', 'now']}
        differences={filed === null ? published.changes : [...published.changes, filed]}
      />
      <Note className="mt-3 mb-4">{publicationUndoMessages.restores(clock)}</Note>
      {copyMail}
    </NewBox>
  );
}

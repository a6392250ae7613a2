import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Change } from '@/firebase/staff/changes';
import { formatLongDate } from '@/lib/calendar';
import { formatClock } from '@/lib/moments';
import { buttonClass } from '@/ui/admin/Button';
import { DifferenceTable, ON_SITE } from '@/ui/admin/DifferenceTable';
import { Note } from '@/ui/admin/Note';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { tonightMessages } from './messages';
import { NewBox } from './NewBox';
import { PublishedSite } from './PublishedSite';
import { describeSite } from './siteState';
import type { Published, Tonight } from './useTonight';

interface PublishedBoxProps {
  tonight: Tonight;
  published: Published;
  renderUndo: RenderUndo;
}

/** Renders the button that undoes a publication. */
export type RenderUndo = (props: { change: Change; onDone: () => void }) => ReactNode;

/** Shows what was saved, and the ways on. */
export function PublishedBox({ tonight, published, renderUndo }: PublishedBoxProps) {
  const { session, changes, files } = tonight;
  const clock = formatClock(published.at);
  const record = Object.values(changes.data ?? {}).find(
    (change) => change?.id === published.changeId,
  );
  const { newest } = files.priceList;
  const list = newest?.name === tonightMessages.listName(formatLongDate(session)) ? newest : null;
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
          <Link className={buttonClass()} to="/admin/changes">
            Recent changes
          </Link>
          {record !== undefined &&
            renderUndo({
              change: record,
              onDone: () => tonight.beginAgain(tonightMessages.undone),
            })}
          <a className={buttonClass('primary')} href="/">
            <StaffIcon name="globe" size={16} />
            View the site
          </a>
        </>
      }
    >
      <PublishedSite site={describeSite(tonight, published)} />
      <DifferenceTable
        look="page"
        caption="What was saved"
        heads={['Before', ON_SITE]}
        words={['before', 'now']}
        differences={filed === null ? published.changes : [...published.changes, filed]}
      />
      <Note className="mt-3">{tonightMessages.undoRestores(clock)}</Note>
    </NewBox>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Change } from '@/firebase/staff/changes';
import type { NewestChanges } from '@/firebase/staff/readChanges';
import { formatLongDate } from '@/lib/calendar';
import { formatClock } from '@/lib/moments';
import { buttonClass } from '@/ui/admin/buttonClass';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { ON_SITE } from '@/ui/admin/onSite';
import { Note } from '@/ui/admin/Note';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { tonightMessages } from '../messages';
import type { FiledFile } from '../tonightFiles';
import { NewBox } from './NewBox';
import { PublishedSite } from './PublishedSite';
import { describeSite, type SiteFacts } from './siteState';
import type { Published } from './published';

/** Renders the button that undoes a publication. */
export type RenderUndo = (props: { change: Change; onDone: () => void }) => ReactNode;

interface PublishedBoxProps {
  published: Published;
  site: SiteFacts;
  /** The newest records of changes; null while they are not loaded. */
  changes: NewestChanges | null;
  /** The newest stored price list; null without one. */
  newestList: FiledFile | null;
  renderUndo: RenderUndo;
  /** Called with the message to show. */
  onUndone: (message: string) => void;
}

/** Shows what was saved, with links to the next steps. */
export function PublishedBox(props: PublishedBoxProps) {
  const { published, site, changes, newestList, renderUndo, onUndone } = props;
  const clock = formatClock(published.at);
  const record = Object.values(changes ?? {}).find((change) => change?.id === published.changeId);
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
          <Link className={buttonClass()} to="/admin/changes">
            Recent changes
          </Link>
          {record !== undefined &&
            renderUndo({
              change: record,
              onDone: () => onUndone(tonightMessages.undone),
            })}
          <a className={buttonClass('primary')} href="/">
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
        heads={['Before', ON_SITE]}
        words={['before', 'now']}
        differences={filed === null ? published.changes : [...published.changes, filed]}
      />
      <Note className="mt-3">{tonightMessages.undoRestores(clock)}</Note>
    </NewBox>
  );
}

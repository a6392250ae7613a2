import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { ChangeActionContext } from '@/firebase/staff/changeAction';
import { formatLongDate } from '@/lib/days';
import { formatClock } from '@/lib/format';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { buttonClass } from '@/ui/admin/Button';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { Note } from '@/ui/admin/Note';
import { Icon } from '@/ui/Icon';
import { tonightMessages } from './messages';
import { useFocusedTitle } from './Review';
import type { Published, Tonight } from './useTonight';

interface PublishedBoxProps {
  tonight: Tonight;
  published: Published;
}

/** What was saved, and the ways on. */
export function PublishedBox({ tonight, published }: PublishedBoxProps) {
  const place = useFocusedTitle();
  const renderAction = useContext(ChangeActionContext);
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
    <div ref={place} className="scroll-mt-4">
      <Box
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
              renderAction?.({ change: record, look: 'danger', onDone: tonight.wasUndone })}
            <a className={buttonClass('primary')} href="/">
              <Icon name="globe" size={16} />
              View the site
            </a>
          </>
        }
      >
        <Banner className="mb-4">{tonightMessages.publishedAt(clock)}</Banner>
        <DifferenceTable
          look="page"
          caption="What was saved"
          heads={['Before', 'On the site now']}
          words={['before', 'now']}
          differences={filed === null ? published.changes : [...published.changes, filed]}
        />
        {renderAction !== null && <Note className="mt-3">{tonightMessages.undoHint(clock)}</Note>}
      </Box>
    </div>
  );
}

import { useContext, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ChangeActionContext } from '@/features/changes/admin/describe';
import type { ResourceFile } from '@/features/resources/documents';
import { dateInWords } from '@/lib/days';
import { formatClock } from '@/lib/format';
import { Icon } from '@/ui/Icon';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { buttonClass } from '@/ui/admin/Button';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { Note } from '@/ui/admin/Note';
import { focusTitle } from './focusTitle';
import { tonightMessages } from './messages';
import type { Published, Tonight } from './useTonight';

interface PublishedBoxProps {
  tonight: Tonight;
  published: Published;
  /** The publication was undone. */
  onUndone: () => void;
}

/** The price list as a line of what was saved. */
const filedRow = ({ name, url }: ResourceFile) => ({
  label: 'Price List',
  before: undefined,
  after: { label: 'Price List', text: name },
  note: (
    <>
      filed,{' '}
      <a href={url} target="_blank" rel="noopener" className="underline">
        view<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  ),
});

/** What was saved, and the ways on. */
export function PublishedBox({ tonight, published, onUndone }: PublishedBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  const renderAction = useContext(ChangeActionContext);
  useEffect(() => focusTitle(place.current), []);
  const { session, changes, files } = tonight;
  const clock = formatClock(published.at);
  const record = Object.values(changes.data ?? {}).find(
    (change) => change?.id === published.changeId,
  );
  const { newest } = files.places.priceList;
  const list = newest?.name === tonightMessages.listName(dateInWords(session)) ? newest : null;
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
              renderAction?.({ change: record, look: 'danger', onDone: onUndone })}
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
          differences={[...published.changes, ...(list === null ? [] : [filedRow(list)])]}
        />
        {renderAction !== null && <Note className="mt-3">{tonightMessages.undoHint(clock)}</Note>}
      </Box>
    </div>
  );
}

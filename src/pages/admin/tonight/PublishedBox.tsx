import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { UndoDialog } from '@/features/changes/admin/UndoDialog';
import type { ResourceFile } from '@/features/resources/documents';
import { formatLongDate } from '@/lib/days';
import { formatClock } from '@/lib/format';
import { Icon } from '@/ui/Icon';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button, buttonClass } from '@/ui/admin/Button';
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
  const [asking, setAsking] = useState(false);
  useEffect(() => focusTitle(place.current), []);
  const { session, changes, files } = tonight;
  const clock = formatClock(published.at);
  const record = Object.values(changes.data ?? {}).find(
    (change) => change?.id === published.changeId,
  );
  const { newest } = files.places.priceList;
  const list = newest?.name === tonightMessages.listName(formatLongDate(session)) ? newest : null;
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
            {record !== undefined && (
              <Button look="danger" onClick={() => setAsking(true)}>
                <Icon name="retry" size={16} />
                Undo
              </Button>
            )}
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
        <Note className="mt-3">{tonightMessages.undoHint(clock)}</Note>
      </Box>
      <UndoDialog
        change={asking && record !== undefined ? record : null}
        onClose={() => setAsking(false)}
        onUndone={() => {
          setAsking(false);
          onUndone();
        }}
      />
    </div>
  );
}

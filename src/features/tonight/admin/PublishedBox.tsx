import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Change } from '@/firebase/staff/changes';
import { formatLongDate } from '@/lib/days';
import { formatClock } from '@/lib/format';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button, buttonClass } from '@/ui/admin/Button';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { Note } from '@/ui/admin/Note';
import { Icon } from '@/ui/Icon';
import { tonightMessages } from './messages';
import { useFocusedTitle } from './Review';
import type { Published, Tonight } from './useTonight';

/** Asks before the change of a record is undone; nothing is asked for null. */
export type AskUndo = (options: {
  change: Change | null;
  onClose: () => void;
  onUndone: () => void;
}) => ReactNode;

interface PublishedBoxProps {
  tonight: Tonight;
  published: Published;
  askUndo: AskUndo;
}

/** What was saved, and the ways on. */
export function PublishedBox({ tonight, published, askUndo }: PublishedBoxProps) {
  const place = useFocusedTitle();
  const [asking, setAsking] = useState(false);
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
          differences={filed === null ? published.changes : [...published.changes, filed]}
        />
        <Note className="mt-3">{tonightMessages.undoHint(clock)}</Note>
      </Box>
      {askUndo({
        change: asking ? (record ?? null) : null,
        onClose: () => setAsking(false),
        onUndone: () => {
          setAsking(false);
          tonight.wasUndone();
        },
      })}
    </div>
  );
}

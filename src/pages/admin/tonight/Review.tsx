import { useContext, useEffect, useRef } from 'react';
import { ChangeActionContext } from '@/features/changes/admin/describe';
import { countsOf } from '@/features/equity/admin/priceList/panelWords';
import { dateInWords } from '@/lib/days';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { CONFLICT } from '@/ui/admin/EditorBox';
import { ConflictTable } from '@/ui/admin/ConflictTable';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { Banner } from '@/ui/admin/Banner';
import { Note } from '@/ui/admin/Note';
import { Fives } from './Fives';
import { focusTitle } from './focusTitle';
import { rowNames, tonightMessages } from './messages';
import type { Tonight } from './useTonight';

interface ReviewProps {
  tonight: Tonight;
  /** Whether the price list is filed with the figures. */
  filed: boolean;
  onFiled: (filed: boolean) => void;
  onPublish: (overwrite: boolean) => void;
}

/** Exactly what publishing will change, before it does. */
export function Review({ tonight, filed, onFiled, onPublish }: ReviewProps) {
  const { review, read, session, publication, setView, nothing } = tonight;
  const mayUndo = useContext(ChangeActionContext) !== null;
  const place = useRef<HTMLDivElement>(null);
  const busy = publication.state === 'publishing';
  useEffect(() => focusTitle(place.current), []);
  const { length } = review.changes;
  return (
    <div ref={place} className="scroll-mt-4">
      <Box
        title={tonightMessages.summaryTitle}
        busy={busy}
        headerEnd={<Note>{length === 1 ? '1 change' : `${length} changes`}</Note>}
        note={
          <Note>
            {tonightMessages.allOrNothing}
            {mayUndo && ` ${tonightMessages.undoable}`}
          </Note>
        }
        message={
          <>
            <ConflictMessage
              text={publication.state === 'conflict' ? CONFLICT : null}
              onReload={tonight.reload}
              onOverwrite={() => onPublish(true)}
            />
            <Banner tone="bad">
              {publication.state === 'failed' ? publication.failure : null}
            </Banner>
          </>
        }
        action={
          <>
            <Button disabled={busy} onClick={() => setView('edit')}>
              Back
            </Button>
            <Button
              type="submit"
              look="primary"
              className="max-rail:hidden"
              disabled={nothing}
              busy={busy || !tonight.fresh}
            >
              {busy ? tonightMessages.publishing : tonightMessages.publish}
            </Button>
          </>
        }
        onSubmit={() => {
          if (!busy && !nothing && tonight.fresh) onPublish(false);
        }}
      >
        {length > 0 && (
          <DifferenceTable
            look="page"
            caption={tonightMessages.summaryTitle}
            heads={['On the site now', 'After publishing']}
            words={['now', 'after']}
            differences={review.changes}
            short
          />
        )}
        <Fives lists={tonight.next.stocks} />
        {nothing && <p>{tonightMessages.nothingReady}</p>}
        {review.stays.length > 0 && (
          <p className="mt-3 max-w-[72ch] text-muted">
            <b className="font-semibold text-ink">Unchanged:</b> {review.stays.join('; ')}.
          </p>
        )}
        {review.leftOut.length > 0 && (
          <p className="mt-3 max-w-[72ch] text-muted">
            <b className="font-semibold text-ink">Left out, still open:</b>{' '}
            {review.leftOut.map((row) => rowNames[row]).join(', ')}.
          </p>
        )}
        {read !== null && tonight.files.places.priceList.category !== null && (
          <label className="mt-4 flex min-h-14 cursor-pointer gap-2 bg-page px-3 py-2">
            <input
              type="checkbox"
              className="flex-none"
              checked={filed}
              onChange={(event) => onFiled(event.target.checked)}
            />
            <span className="pt-0.5 font-medium">
              {tonightMessages.alsoFile}
              <span className="block text-label/5 font-normal text-muted">
                as &apos;{tonightMessages.listName(dateInWords(session))}&apos;, CSV,{' '}
                {countsOf(read.list)}
              </span>
            </span>
          </label>
        )}
        {/* Above the foot, whose buttons it is read for. */}
        {tonight.conflict !== null && <ConflictTable {...tonight.conflict} keeps="fields" />}
      </Box>
    </div>
  );
}

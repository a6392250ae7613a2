import { seriesOf } from '@/content/series';
import { nothingTyped } from '@/figures/admin/tonightDraft';
import { indicatorIds } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { formatLongDate } from '@/lib/calendar';
import { differencesOf } from '@/lib/difference';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { ConflictTable } from '@/ui/admin/ConflictTable';
import { DifferenceTable, ON_SITE } from '@/ui/admin/DifferenceTable';
import { CONFLICT } from '@/ui/admin/EditorBox';
import { Note } from '@/ui/admin/Note';
import { Warnings } from '@/ui/admin/SanityNote';
import { rowName, tonightMessages } from './messages';
import { NewBox } from './NewBox';
import { type Asked, OpenQuestions } from './OpenQuestions';
import { draftRows, reviewOf } from './reviewOf';
import { describeLeftOut } from './siteState';
import { Fives } from './StocksRow';
import type { Tonight } from './useTonight';

/** Names what is not published, in a sentence; shows nothing where that is nothing. */
function NotPublished({ what, names }: { what: string; names: string }) {
  if (names === '') return null;
  return (
    <p className="mt-3 max-w-[72ch] text-muted">
      <b className="font-semibold text-ink">{what}:</b> {names}.
    </p>
  );
}

/** Exactly what publishing will change, before it does. */
export function Review({ tonight }: { tonight: Tonight }) {
  const { read, draft, stored, next, session, publication, files, theirs } = tonight;
  const busy = publication.state === 'publishing';
  const { changes, stays } = reviewOf(stored, next);
  const { length } = changes;
  const nothing = Object.keys(next).length === 0;
  const waiting: Asked[] = [
    ...tonight.open
      .filter((id) => tonight.rows[id].mark === 'warning')
      .map((id) => ({ id, name: rowName(id) })),
    ...tonight.unansweredIndicators.map((id) => ({ id, name: indicators[id].name })),
  ];
  const leftOut = [
    ...tonight.open.map((id) => ({ name: rowName(id), why: tonight.rows[id].why })),
    ...indicatorIds.flatMap((id) => {
      const why = id in next ? undefined : tonight.leftIndicators[id];
      return why === undefined ? [] : [{ name: indicators[id].name, why }];
    }),
  ];
  return (
    <NewBox
      title={tonightMessages.summaryTitle}
      busy={busy}
      headerEnd={<Note>{length === 1 ? '1 change' : `${length} changes`}</Note>}
      note={<Note>{tonightMessages.allOrNothing}</Note>}
      message={
        <>
          <ConflictMessage
            text={publication.state === 'conflict' ? CONFLICT : null}
            onReload={tonight.reload}
            onOverwrite={() => void tonight.publish(true)}
          />
          <Banner tone="bad">{publication.state === 'failed' ? publication.failure : null}</Banner>
        </>
      }
      action={
        <>
          <Button disabled={busy} onClick={() => tonight.backToList()}>
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
        if (!busy && !nothing && tonight.fresh) void tonight.publish();
      }}
    >
      {length > 0 && (
        <DifferenceTable
          look="page"
          caption={tonightMessages.summaryTitle}
          heads={[ON_SITE, 'After publishing']}
          words={['now', 'after']}
          differences={changes}
          short
        />
      )}
      <Fives lists={next} />
      {nothing && waiting.length === 0 && <p>{tonightMessages.nothingReady}</p>}
      <OpenQuestions tonight={tonight} waiting={waiting} nothing={nothing} />
      <Warnings>{read?.list.ties ?? []}</Warnings>
      <NotPublished what="Unchanged" names={stays.join('; ')} />
      <NotPublished what="Left out, still open" names={describeLeftOut(leftOut)} />
      {read !== null && files.priceList.exists && (
        <label className="mt-4 flex min-h-14 cursor-pointer gap-2 bg-page px-3 py-2">
          <input
            type="checkbox"
            className="flex-none"
            checked={tonight.filesList}
            onChange={({ target }) => tonight.setFilesList(target.checked)}
          />
          <span className="pt-0.5 font-medium">
            {tonightMessages.alsoFile}
            <span className="block text-label/5 font-normal text-muted">
              as &apos;{tonightMessages.listName(formatLongDate(session))}&apos;, CSV,{' '}
              {read.list.counts}
              {seriesOf('asi')?.use.reuse !== 'yes' && `. ${tonightMessages.withLeave}`}
              {tonight.rows.stocks.mark !== 'ready' && ` ${tonightMessages.listWaits}`}
            </span>
          </span>
        </label>
      )}
      {/* Above the foot, whose buttons it is read for. */}
      {publication.state === 'conflict' && theirs !== null && (
        <ConflictTable
          compared={{
            openedAt: tonight.openedAt,
            differences: differencesOf(
              draftRows(nothingTyped, theirs.documents),
              draftRows(draft, stored),
              { opened: draftRows(nothingTyped, stored) },
            ),
          }}
          email={theirs.email}
          savedAt={theirs.at}
          keeps="fields"
        />
      )}
    </NewBox>
  );
}

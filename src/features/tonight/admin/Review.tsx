import { useContext, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { seriesOf } from '@/content/series';
import { nothingTyped } from '@/figures/admin/tonightDraft';
import { type IndicatorId, indicatorIds } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { ChangeExtensionContext } from '@/firebase/staff/changeExtension';
import { formatLongDate } from '@/lib/calendar';
import { differencesOf, listed } from '@/lib/difference';
import { formatClock } from '@/lib/moments';
import { Banner } from '@/ui/admin/Banner';
import { Box, type BoxProps } from '@/ui/admin/Box';
import { Button, buttonClass } from '@/ui/admin/Button';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { ConflictTable } from '@/ui/admin/ConflictTable';
import { DifferenceTable, ON_SITE } from '@/ui/admin/DifferenceTable';
import { CONFLICT } from '@/ui/admin/EditorBox';
import { Note } from '@/ui/admin/Note';
import { Warnings } from '@/ui/admin/SanityNote';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { rowName, tonightMessages } from './messages';
import { PublishedSite } from './PublishedSite';
import { draftRows, reviewOf } from './review';
import type { RowId } from './rows';
import { describeLeftOut, describeSite } from './siteState';
import { Fives } from './StocksRow';
import type { Published, Tonight } from './useTonight';

/** Reading goes on at the title of what has just come, and no key that was pressed a moment ago acts there. */
function NewBox(props: BoxProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const title = place.current?.querySelector('h2');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="scroll-mt-4">
      <Box {...props} />
    </div>
  );
}

/** Names what is not published, in a sentence; shows nothing where that is nothing. */
function NotPublished({ what, names }: { what: string; names: string }) {
  if (names === '') return null;
  return (
    <p className="mt-3 max-w-[72ch] text-muted">
      <b className="font-semibold text-ink">{what}:</b> {names}.
    </p>
  );
}

/** A row or an indicator that is left out because it is doubtful or wrong. */
interface Asked {
  id: RowId | IndicatorId;
  name: string;
}

interface WaitingProps {
  tonight: Tonight;
  waiting: readonly Asked[];
  /** Nothing else can be published. */
  nothing: boolean;
}

/** Leads to what has to be answered or corrected first. */
function Waiting({ tonight, waiting, nothing }: WaitingProps) {
  if (waiting.length === 0) return null;
  return (
    <div className="mt-3">
      {nothing && <p>{tonightMessages.answerFirst(listed(waiting.map(({ name }) => name)))}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        {waiting.map(({ id, name }) => (
          <Button key={id} small className="max-md:min-h-10" onClick={() => tonight.backToList(id)}>
            {tonightMessages.goToQuestion(name)}
          </Button>
        ))}
      </p>
    </div>
  );
}

/** Exactly what publishing will change, before it does. */
export function Review({ tonight }: { tonight: Tonight }) {
  const { read, draft, stored, next, session, publication, files, theirs } = tonight;
  const extension = useContext(ChangeExtensionContext);
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
      note={
        <Note>
          {tonightMessages.allOrNothing}
          {extension !== null && ` ${extension.published.before}`}
        </Note>
      }
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
      <Waiting tonight={tonight} waiting={waiting} nothing={nothing} />
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

/** Shows what was saved, and the ways on. */
export function PublishedBox({ tonight, published }: { tonight: Tonight; published: Published }) {
  const extension = useContext(ChangeExtensionContext);
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
            extension?.renderAction({
              change: record,
              look: 'danger',
              onDone: () => tonight.beginAgain(extension.published.takenBack),
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
      {extension !== null && <Note className="mt-3">{extension.published.after(clock)}</Note>}
    </NewBox>
  );
}

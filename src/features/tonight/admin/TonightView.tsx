import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { PriceListShares } from '@/figures/admin/tonightDraft';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { formatLongDay } from '@/lib/calendar';
import { formatDayName } from '@/lib/moments';
import { mapKeys } from '@/lib/records';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Banner } from '@/ui/admin/Banner';
import { classes } from '@/ui/classes';
import { BackToChecklist } from './BackToChecklist';
import { Checklist } from './checklist/Checklist';
import { ChecklistNotices } from './checklist/ChecklistNotices';
import { rowIds } from './checklist/rowIds';
import { CopyMail } from './mail/CopyMail';
import { tonightMessages } from './messages';
import { NotePanel } from './note/NotePanel';
import { PUBLICATION_METADATA } from './publication/publication';
import { PublishBar } from './publication/PublishBar';
import { PublishedBox } from './publication/PublishedBox';
import { publishedMessages } from './publication/publishedMessages';
import { Review } from './publication/Review';
import {
  countRowsOnSite,
  describeFiguresOnSite,
  listMissingRows,
  type SiteFacts,
} from './publication/siteState';
import type { TonightFiles } from './tonightFiles';
import { publicationUndoMessages } from './undo/messages';
import { UndoPublication } from './undo/UndoPublication';
import { usePublicationUndo } from './undo/usePublicationUndo';
import { useTonight } from './useTonight';

interface TonightViewProps {
  email: string;
  files: TonightFiles;
  /**
   * Renders the panel that reads the price list of the Exchange. If `about` is true, the panel also
   * explains which lists it can read.
   */
  priceList: (props: {
    key: number;
    session: string;
    published: Readonly<Record<StockKind, readonly Stock[]>>;
    about: boolean;
    onChange: (list: PriceListShares | null) => void;
  }) => ReactNode;
}

/** The scroll margin keeps a focused element visible above the bar at the bottom of the page. */
const gridClass =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 *:min-w-0 max-rail:gap-4 [&_:is(button,input,select,textarea,a)]:scroll-mb-24';

interface ShownFacts {
  newestOnSite: string;
  current: string;
  /** True on the page after a publication, which counts the rows instead of naming figures. */
  isPublished: boolean;
}

/**
 * Describes which figures the site shows, such as "tonight's figures". Returns null if there are no
 * figures, or if they have not loaded yet.
 */
function describeShown(
  site: SiteFacts,
  { newestOnSite, current, isPublished }: ShownFacts,
): string | null {
  if (newestOnSite === '') return null;
  const onSite = describeFiguresOnSite(site);
  if (isPublished && listMissingRows(site).length > 0)
    return publishedMessages.rowsShown(countRowsOnSite(site), rowIds.length);
  if (onSite === null) return tonightMessages.shownFrom(formatDayName(newestOnSite, current));
  return onSite.all ? tonightMessages.shownAll : tonightMessages.shownPart(onSite.names);
}

/**
 * The Tonight page, where staff enter the figures of the last trading session, review them and
 * publish them together.
 */
export function TonightView({ email, files, priceList }: TonightViewProps) {
  const tonight = useTonight(email, files);
  const { facts, stored, saves, draft, list, view, checklist, publication, reload } = tonight;
  const { noteRecords } = tonight;
  const { undoneMessage, startAgain, undoCorrection, publish } = usePublicationUndo(tonight);
  const { step } = view;
  const hasNote = view.noteView !== null;
  const { session, current, now } = facts;
  const { published } = publication;
  const { rows, leftIndicators, newestOnSite } = checklist;
  const site: SiteFacts = { session, now, stored: stored.figures, rows, leftIndicators };
  const isPublished = step === 'published' && published !== null && !hasNote;
  const isReview = step === 'review';
  // The review and the page after a publication replace the checklist. It stays mounted, so that
  // its state is kept.
  const hasChecklist = !isReview && !isPublished;
  const isOfThisSession = isPublished && published.session === session;
  const shown = describeShown(site, { newestOnSite, current, isPublished: isOfThisSession });
  const isCorrecting = hasNote && view.noteView !== 'write';
  // After a publication, the Publish bar stays hidden until staff type the next figure.
  const hasBar = !isCorrecting && (step !== 'published' || draft.draft.session !== '');
  const { data: changes } = saves.changes;

  const copyMail = describeFiguresOnSite(site) !== null && (
    <CopyMail
      facts={facts}
      noteRecords={noteRecords}
      isOnSite={(row) => rows[row].isOnSite}
      publicationId={published?.changeId ?? ''}
    />
  );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    // The form for corrections has already handled this key.
    if (event.defaultPrevented) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    if (step !== 'review' && hasBar) view.showReview();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <AdminPage
      above={
        hasChecklist ? undefined : (
          <BackToChecklist
            disabled={publication.attempt.state === 'publishing'}
            onBack={() => view.backToList()}
          />
        )
      }
      title={isReview ? tonightMessages.reviewTitle : tonightMessages.title}
      under={
        <>
          <p>{formatLongDay(session)}</p>
          {shown !== null && (
            <p>
              The site shows <b className="font-semibold text-ink">{shown}</b>
            </p>
          )}
        </>
      }
    >
      <div
        className={classes(
          gridClass,
          hasChecklist && 'pair:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        <div hidden={!hasChecklist}>
          <Checklist
            facts={facts}
            checklist={checklist}
            indicatorsPart={stored.parts.exchangeRate}
            saves={saves}
            draft={draft}
            list={list}
            files={files}
            view={view}
            copyMail={step === 'edit' && copyMail}
            notices={
              <>
                <Banner className="m-4">{undoneMessage}</Banner>
                <ChecklistNotices facts={facts} saves={saves} draft={draft} list={list} />
              </>
            }
          />
        </div>
        <div className={classes(hasNote && 'max-pair:-order-1')}>
          <NotePanel
            facts={facts}
            note={checklist.note}
            view={view}
            edit={draft.edit}
            email={email}
            onCorrected={noteRecords.reload}
            onUndone={undoCorrection}
          />
          <div hidden={step !== 'edit' || hasNote}>
            {priceList({
              key: list.listNumber,
              session,
              published: mapKeys(stockKinds, (kind) => stored.figures[kind]?.stocks ?? []),
              // Explain the price list until the first publication from this page.
              about:
                published === null &&
                changes !== null &&
                Object.values(changes).every(
                  (change) => change?.kind !== PUBLICATION_METADATA.kind,
                ),
              onChange: list.take,
            })}
          </div>
          {isReview && (
            <Review
              explanation={`${tonightMessages.allOrNothing} ${publicationUndoMessages.canUndo}`}
              facts={facts}
              checklist={checklist}
              list={list}
              canFileList={files.priceList.exists}
              attempt={publication.attempt}
              theirs={stored.theirs}
              openedAt={stored.openedAt}
              publish={publish}
              reload={reload}
              backToList={view.backToList}
            />
          )}
          {step === 'published' && published !== null && (
            <div hidden={hasNote}>
              <PublishedBox
                facts={facts}
                checklist={checklist}
                published={published}
                files={files}
                hasList={list.read !== null}
                unfiledList={tonight.unfiledList}
                fileList={tonight.fileList}
                edit={draft.edit}
                view={view}
                site={site}
                copyMail={copyMail}
                undoButton={
                  <UndoPublication published={published} changes={changes} onUndone={startAgain} />
                }
              />
            </div>
          )}
        </div>
      </div>
      {hasBar && (
        <PublishBar
          checklist={checklist}
          view={view}
          isPublishing={publication.attempt.state === 'publishing'}
          publish={publish}
        />
      )}
    </AdminPage>
  );
}

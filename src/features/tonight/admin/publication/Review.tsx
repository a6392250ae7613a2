import { useEffect, useRef } from 'react';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import type { SavedByOther } from '@/lib/edited';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { CONFLICT_MESSAGE } from '@/ui/admin/conflictText';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { createFormProps } from '@/ui/admin/formProps';
import { Note } from '@/ui/admin/Note';
import { ON_SITE_HEADING } from '@/ui/admin/onSite';
import { Warnings } from '@/ui/admin/Warnings';
import type { ChecklistState } from '../checklist/checklistState';
import type { SessionFacts } from '../checklist/sessionFacts';
import { tonightMessages } from '../messages';
import type { PriceListState } from '../priceListState';
import { StockTables } from '../rows/StockTables';
import type { TonightNavigation } from '../view';
import { hasPublishable } from './hasPublishable';
import { listLeftOutRows } from './leftOutOf';
import { NewBox } from './NewBox';
import { NotPublished } from './NotPublished';
import { OpenQuestions } from './OpenQuestions';
import { listOpenQuestions } from './openQuestionsOf';
import type { PublishAttempt } from './published';
import { ReviewConflict } from './ReviewConflict';
import { ReviewFiles } from './ReviewFiles';
import { ReviewNote } from './ReviewNote';
import { createReview } from './reviewOf';
import { describeLeftOutRows } from './siteState';

interface ReviewProps {
  /** The text that explains the Publish button. */
  explanation: string;
  facts: SessionFacts;
  checklist: ChecklistState;
  list: PriceListState;
  /** True if Resources has a category for price lists. */
  canFileList: boolean;
  attempt: PublishAttempt;
  /**
   * The figures that another user saved in the meantime, after a conflict. Null if they are
   * unknown.
   */
  theirs: SavedByOther<StoredFigures> | null;
  openedAt: Date;
  publish: (overwrite?: boolean) => void;
  reload: () => void;
  backToList: TonightNavigation['backToList'];
}

/** Shows what will be published: the figures on the left, and on the right the note and files. */
export function Review(props: ReviewProps) {
  const { explanation, facts, checklist, list, canFileList, attempt, theirs, openedAt } = props;
  const { publish, reload, backToList } = props;
  const { rows, ready, isFresh, note } = checklist;
  const isBusy = attempt.state === 'publishing';
  const { changes, stays } = createReview(facts.stored, ready.next);
  const isEmpty = !hasPublishable(checklist);
  const questions = listOpenQuestions(checklist);
  const failure = useRef<HTMLDivElement>(null);
  // On a phone, the Publish button is in the bar at the bottom, so the message can be out of view.
  useEffect(() => {
    if (attempt.state === 'failed') failure.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  const handleSubmit = () => {
    if (!isBusy && !isEmpty && isFresh) publish();
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-rail:gap-4 pair:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      {...createFormProps(handleSubmit)}
    >
      <NewBox
        title={tonightMessages.summaryTitle}
        busy={isBusy}
        headerEnd={<Note>{changes.length === 1 ? '1 change' : `${changes.length} changes`}</Note>}
        message={
          attempt.state === 'conflict' ? (
            <ConflictMessage
              text={CONFLICT_MESSAGE}
              onReload={reload}
              onOverwrite={() => publish(true)}
            />
          ) : undefined
        }
      >
        {changes.length > 0 && (
          <DifferenceTable
            look="page"
            caption={tonightMessages.summaryTitle}
            heads={[ON_SITE_HEADING, 'After publishing']}
            labels={['now', 'after']}
            differences={changes}
            short
          />
        )}
        <StockTables lists={ready.next} />
        {isEmpty && questions.length === 0 && !note.isTooLong && (
          <p>{tonightMessages.nothingReady}</p>
        )}
        {!isEmpty && changes.length === 0 && <p>{tonightMessages.noFigureChanges}</p>}
        <OpenQuestions questions={questions} nothingReady={isEmpty} backToList={backToList} />
        <Warnings>{list.read?.list.ties ?? []}</Warnings>
        <NotPublished title="Unchanged" names={stays.join('; ')} />
        <NotPublished
          title="Left out, still open"
          names={describeLeftOutRows(listLeftOutRows(checklist))}
        />
        {/* The comparison is above the footer, because users read it before they press Reload or
            Overwrite there. */}
        {attempt.state === 'conflict' && theirs !== null && (
          <ReviewConflict
            theirs={theirs}
            theirNote={attempt.note}
            note={note.content}
            facts={facts}
            openedAt={openedAt}
          />
        )}
      </NewBox>
      <div className="grid gap-4 pair:sticky pair:top-6">
        <ReviewNote note={note} now={facts.now} backToList={backToList} />
        <ReviewFiles facts={facts} rows={rows} list={list} canFileList={canFileList} />
        <section
          className="grid gap-2 border border-t-4 border-hair border-t-cyan bg-paper p-4 max-rail:border-x-0"
          aria-label={tonightMessages.publish}
        >
          <div ref={failure} className="scroll-mb-24">
            <Banner tone="bad">{attempt.state === 'failed' ? attempt.failure : null}</Banner>
          </div>
          <Button
            type="submit"
            look="primary"
            className="w-full max-rail:hidden"
            disabled={isEmpty}
            busy={isBusy || !isFresh}
          >
            {isBusy ? tonightMessages.publishing : tonightMessages.publish}
          </Button>
          <Note className="text-center">{explanation}</Note>
        </section>
      </div>
    </form>
  );
}

import type { StoredFigures } from '@/figures/admin/sessionInput';
import type { SavedByOther } from '@/lib/edited';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { ON_SITE_HEADING } from '@/ui/admin/onSite';
import { CONFLICT_MESSAGE } from '@/ui/admin/conflictText';
import { Note } from '@/ui/admin/Note';
import { Warnings } from '@/ui/admin/Warnings';
import type { ChecklistState } from '../checklist/checklistState';
import { tonightMessages } from '../messages';
import type { PriceListState } from '../priceListState';
import type { SessionFacts } from '../checklist/sessionFacts';
import { StockTables } from '../rows/StockTables';
import type { TonightNavigation } from '../view';
import { StorePriceListCheckbox } from './StorePriceListCheckbox';
import { listLeftOutRows } from './leftOutOf';
import { NewBox } from './NewBox';
import { NotPublished } from './NotPublished';
import { OpenQuestions } from './OpenQuestions';
import { listOpenQuestions } from './openQuestionsOf';
import type { PublishAttempt } from './published';
import { ReviewConflict } from './ReviewConflict';
import { hasPublishable } from './hasPublishable';
import { createReview } from './reviewOf';
import { describeLeftOutRows } from './siteState';

interface ReviewProps {
  /** The text that explains the Publish button. */
  note: string;
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

export function Review(props: ReviewProps) {
  const { note, facts, checklist, list, canFileList, attempt, theirs, openedAt } = props;
  const { publish, reload, backToList } = props;
  const { rows, ready, isFresh } = checklist;
  const isBusy = attempt.state === 'publishing';
  const { changes, stays } = createReview(facts.stored, ready.next, checklist.note.content);
  const isEmpty = !hasPublishable(checklist);
  const questions = listOpenQuestions(checklist);
  return (
    <NewBox
      title={tonightMessages.summaryTitle}
      busy={isBusy}
      headerEnd={<Note>{changes.length === 1 ? '1 change' : `${changes.length} changes`}</Note>}
      note={<Note>{note}</Note>}
      message={
        <>
          <ConflictMessage
            text={attempt.state === 'conflict' ? CONFLICT_MESSAGE : null}
            onReload={reload}
            onOverwrite={() => publish(true)}
          />
          <Banner tone="bad">{attempt.state === 'failed' ? attempt.failure : null}</Banner>
        </>
      }
      action={
        <>
          <Button disabled={isBusy} onClick={() => backToList()}>
            Back
          </Button>
          <Button
            type="submit"
            look="primary"
            className="max-rail:hidden"
            disabled={isEmpty}
            busy={isBusy || !isFresh}
          >
            {isBusy ? tonightMessages.publishing : tonightMessages.publish}
          </Button>
        </>
      }
      onSubmit={() => {
        if (!isBusy && !isEmpty && isFresh) publish();
      }}
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
      {isEmpty && questions.length === 0 && !checklist.note.isTooLong && (
        <p>{tonightMessages.nothingReady}</p>
      )}
      <OpenQuestions questions={questions} nothingReady={isEmpty} backToList={backToList} />
      <Warnings>{list.read?.list.ties ?? []}</Warnings>
      <NotPublished title="Unchanged" names={stays.join('; ')} />
      <NotPublished
        title="Left out, still open"
        names={describeLeftOutRows(listLeftOutRows(checklist))}
      />
      {list.read !== null && canFileList && (
        <StorePriceListCheckbox
          counts={list.read.list.counts}
          session={facts.session}
          isReady={rows.stocks.mark === 'ready'}
          list={list}
        />
      )}
      {/* The comparison is above the footer, because users read it before they press Reload or
          Overwrite there. */}
      {attempt.state === 'conflict' && theirs !== null && (
        <ReviewConflict
          theirs={theirs}
          theirNote={attempt.note}
          note={checklist.note.content}
          facts={facts}
          openedAt={openedAt}
        />
      )}
    </NewBox>
  );
}

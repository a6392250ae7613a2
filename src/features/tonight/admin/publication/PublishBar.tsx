import { Button } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import type { ChecklistState } from '../checklist/checklistState';
import { getRowName, tonightMessages } from '../messages';
import { rowIds } from '../checklist/rowIds';
import { noteMessages } from '../noteMessages';
import type { TonightNavigation } from '../view';
import { hasPublishable, type PublishableFacts } from './hasPublishable';

const barClass = classes(
  'sticky bottom-0 z-8 mt-6 -mb-10 flex items-center justify-between gap-4 border border-navy-900 bg-paper px-4 py-3 shadow-[0_-8px_24px_-12px_rgba(11,24,48,0.25)]',
  'max-rail:mt-4 max-rail:-mb-12 max-rail:border-x-0 max-rail:border-b-0 max-rail:py-2',
);
const stepsClass = classes(
  'inline-grid h-4 auto-cols-[10px] grid-flow-col gap-[3px] max-[22.5rem]:hidden',
  'forced-colors:*:border forced-colors:*:border-[CanvasText] forced-colors:*:forced-color-adjust-none',
);
const doneClass = 'bg-navy-900 forced-colors:bg-[Highlight]';

interface PublishBarProps {
  checklist: Pick<ChecklistState, 'openRows' | 'isFresh'> & PublishableFacts;
  view: Pick<TonightNavigation, 'step' | 'showReview'>;
  isPublishing: boolean;
  publish: () => void;
}

/**
 * The bar at the bottom of the page, with the progress of the checklist and a button. The button
 * opens the review. On a phone, the button publishes if the review is already open.
 */
export function PublishBar({ checklist, view, isPublishing, publish }: PublishBarProps) {
  const { openRows, isFresh, note } = checklist;
  const done = rowIds.length - openRows.length;
  const isReview = view.step === 'review';
  const canPublish = hasPublishable(checklist);
  const publishLabel = isPublishing ? tonightMessages.publishing : tonightMessages.publishShort;
  const phoneLabel = isReview ? publishLabel : tonightMessages.reviewShort;
  return (
    <div className={classes(barClass, isReview && 'rail:hidden')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={stepsClass} aria-hidden="true">
          {rowIds.map((row, index) => (
            <i key={row} className={index < done ? doneClass : 'bg-track'} />
          ))}
        </span>
        <b className="font-semibold">{tonightMessages.done(done, rowIds.length)}</b>
        {note.content !== null && (
          <span className="text-muted max-rail:hidden">
            {noteMessages.andNote(note.content.text.length)}
          </span>
        )}
        <span className="text-muted max-rail:hidden">
          {openRows.length > 0 && `Open: ${openRows.map(getRowName).join(', ')}`}
        </span>
      </p>
      <Button
        look="primary"
        className="max-rail:min-h-11"
        data-review
        disabled={isReview && !canPublish}
        busy={isPublishing || (isReview && !isFresh)}
        onClick={() => {
          if (!isReview) view.showReview();
          else publish();
        }}
      >
        <span className="rail:hidden">{phoneLabel}</span>
        <span className="max-rail:hidden">{tonightMessages.review}</span>
      </Button>
    </div>
  );
}

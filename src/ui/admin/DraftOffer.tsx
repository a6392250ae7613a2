import { useId, useRef } from 'react';
import { formatAtMoment } from '@/lib/moments';
import { classes } from '../classes';
import type { SavedDraft } from './useSavedDraft';
import { Button } from './Button';
import { DifferenceTable } from './DifferenceTable';
import { useRefocus } from './focus';
import { StaffIcon } from './StaffIcon';

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the fields of the form or section around an element, in document order. */
function findFields(element: Element | null): FormField[] {
  const form = element?.closest('form, dialog, [data-box]');
  return [...(form?.querySelectorAll<FormField>('input:enabled, select, textarea') ?? [])].filter(
    ({ type }) => type !== 'file',
  );
}

const getFieldValue = (field: FormField) =>
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? String(field.checked)
    : field.value;

/**
 * Offers to restore an unsaved draft, and compares it with the stored values. The fields keep the
 * stored values until the user presses Restore. Restore focuses the first field that it changes.
 */
export function DraftOffer({ kept, className }: { kept: SavedDraft; className?: string }) {
  const container = useRef<HTMLDivElement>(null);
  const refocus = useRefocus();
  const textId = useId();
  const { offer } = kept;

  const handleRestore = () => {
    const before = findFields(container.current).map(getFieldValue);
    kept.restore();
    refocus(() => {
      const fields = findFields(container.current);
      return [fields.find((field, index) => getFieldValue(field) !== before[index]), fields[0]];
    });
  };
  const handleDiscard = () => {
    kept.discard();
    refocus(() => [findFields(container.current)[0]]);
  };
  return (
    <div ref={container} className="contents">
      {offer !== null && (
        <div
          key={offer.id}
          role="group"
          data-offer
          aria-labelledby={textId}
          className={classes(
            'scroll-my-16 border border-l-4 border-offer-edge border-l-cyan bg-offer',
            className,
          )}
        >
          <div className="flex gap-2 p-3">
            <StaffIcon name="clock" className="text-navy-900" />
            <p id={textId} role="status" className="mt-0 leading-5 font-semibold">
              You typed this {formatAtMoment(offer.typedAt, new Date())} and did not save it.
            </p>
          </div>
          <div className="@container max-w-3xl px-3">
            <DifferenceTable
              look="offer"
              caption="Your input and the stored values"
              heads={['Stored', 'You typed']}
              differences={offer.differences}
            />
          </div>
          <div className="flex max-w-3xl justify-end gap-2 p-3 max-md:*:min-h-11 max-md:*:flex-1">
            <Button onClick={handleDiscard}>Discard</Button>
            <Button look="primary" onClick={handleRestore}>
              Restore
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

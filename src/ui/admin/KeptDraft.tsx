import { useId, useRef } from 'react';
import { atMoment } from '@/lib/moments';
import { classes } from '../classes';
import { Button } from './Button';
import { type Difference, type DraftRow, isWordy, wrapOf } from './draftRows';
import { useRefocus } from './focus';
import { StaffIcon } from './StaffIcon';
import type { Kept } from './useKeptDraft';

/** Says when what is offered was typed. */
export function typedText(typedAt: Date, now: Date): string {
  return `You typed this ${atMoment(typedAt, now)} and did not save it.`;
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of the form or box around an element, in their order. */
function fieldsAround(element: Element | null): FormField[] {
  const form = element?.closest('form, dialog, [data-box]');
  return [...(form?.querySelectorAll<FormField>('input:enabled, select, textarea') ?? [])].filter(
    ({ type }) => type !== 'file',
  );
}

const contentOf = (field: FormField) =>
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? String(field.checked)
    : field.value;

/**
 * Offers what was typed here earlier and not saved, beside what is stored. The fields keep what is
 * stored until Restore; from there staff go on at the first field that it changed.
 */
export function KeptDraft({ kept, className }: { kept: Kept; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const refocus = useRefocus();
  const textId = useId();
  const { offer } = kept;

  const restore = () => {
    const before = fieldsAround(place.current).map(contentOf);
    kept.restore();
    refocus(() => {
      const fields = fieldsAround(place.current);
      return [fields.find((field, index) => contentOf(field) !== before[index]), fields[0]];
    });
  };
  const discard = () => {
    kept.discard();
    refocus(() => [fieldsAround(place.current)[0]]);
  };
  return (
    <div ref={place} className="contents">
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
              {typedText(offer.typedAt, new Date())}
            </p>
          </div>
          <DifferenceTable differences={offer.differences} />
          <div className="flex max-w-3xl justify-end gap-2 p-3 max-md:*:min-h-11 max-md:*:flex-1">
            <Button onClick={discard}>Discard</Button>
            <Button look="primary" onClick={restore}>
              Restore
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const cellClass = 'border-t border-hair px-3 py-2 align-top max-narrow:px-2';
const smallClass = 'block text-label/5 font-normal text-muted';

function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const wordy = differences.some(({ before, after }) => isWordy(before) || isWordy(after));
  const side = wordy ? 'text-left' : 'text-right';
  const headClass = classes('px-3 py-2 text-label font-medium text-muted max-narrow:px-2', side);
  return (
    <div className="max-w-3xl px-3">
      <table className="w-full border border-hair bg-paper tabular-nums">
        <caption className="sr-only">What you typed, beside what is stored</caption>
        <thead>
          <tr>
            <th scope="col" className="w-1/4">
              <span className="sr-only">Part</span>
            </th>
            <th scope="col" className={headClass}>
              Stored
            </th>
            <th scope="col" className={headClass}>
              You typed
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, before, after, change }) => (
            <tr key={label}>
              <th scope="row" className={classes(cellClass, 'text-left font-medium')}>
                {label}
              </th>
              <td className={classes(cellClass, side, 'wrap-anywhere text-muted')}>
                <Content row={before} />
              </td>
              <td className={classes(cellClass, side, 'font-semibold wrap-anywhere')}>
                <Content row={after} />
                {change !== '' && <span className={smallClass}>{change}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Content({ row }: { row: DraftRow | undefined }) {
  return (
    <>
      <span className={classes('line-clamp-6', wrapOf(row))}>
        {row === undefined || row.text === '' ? '-' : row.text}
      </span>
      {row?.detail !== undefined && <span className={smallClass}>{row.detail}</span>}
    </>
  );
}

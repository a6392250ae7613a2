import { useId } from 'react';
import { formatMoment } from '@/lib/moments';
import { labelClass } from '@/ui/admin/fieldClasses';
import { correctionMessages } from '../../correctionMessages';
import type { NoteCorrectionState } from './useNoteCorrection';

type MarkChoiceProps = Pick<NoteCorrectionState, 'draft' | 'canBeUnmarked' | 'unmarkedUntil'> & {
  onChoose: (isMarked: boolean) => void;
};

/** Lets staff choose whether readers see that the note was corrected. */
export function MarkChoice({ draft, canBeUnmarked, unmarkedUntil, onChoose }: MarkChoiceProps) {
  const name = useId();
  const until = formatMoment(unmarkedUntil, new Date());
  const choices = [
    {
      isMarked: true,
      label: correctionMessages.marked,
      hint: correctionMessages.markedHint,
    },
    {
      isMarked: false,
      label: correctionMessages.unmarked,
      hint: canBeUnmarked
        ? correctionMessages.unmarkedHint(until)
        : correctionMessages.unmarkedOver,
    },
  ];
  return (
    <fieldset>
      <legend className={labelClass}>{correctionMessages.how}</legend>
      {choices.map(({ isMarked, label, hint }) => (
        <label key={label} className="flex min-h-11 cursor-pointer gap-2 py-1.5">
          <input
            type="radio"
            name={name}
            className="flex-none"
            checked={draft.isMarked === isMarked}
            disabled={!isMarked && !canBeUnmarked}
            onChange={() => onChoose(isMarked)}
          />
          <span>
            {label}
            <span className="block text-label/5 text-muted">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { useId } from 'react';
import type { ConfirmQuestion } from '@/lib/sanityCheck';
import { ConfirmTick, type ConfirmTickProps } from './ConfirmTick';
import { StaffIcon } from './StaffIcon';

interface QuestionsProps {
  questions: readonly ConfirmQuestion[];
  ticked: readonly string[];
  onTick: (label: string, checked: boolean) => void;
  /** If true, the browser does not submit the form without the ticks. */
  required?: boolean;
  /**
   * The id of an element that explains all questions. If undefined, each question shows its own
   * reason.
   */
  reasonId?: string | undefined;
  /** The row that the figures belong to. Screen readers announce it before each label. */
  row?: string | undefined;
}

/** Asks staff to confirm figures that look wrong. Each figure has a checkbox and a reason. */
export function Questions(props: QuestionsProps) {
  const { questions, ticked, onTick, required = false, reasonId, row } = props;
  return questions.map(({ label, reason }) => {
    const tick = {
      label,
      row,
      checked: ticked.includes(label),
      onChange: (checked: boolean) => onTick(label, checked),
      required,
    };
    return reasonId === undefined && reason !== '' ? (
      <TickWithReason key={label} tick={tick} reason={reason} />
    ) : (
      <ConfirmTick key={label} {...tick} describedBy={reasonId} />
    );
  });
}

interface TickWithReasonProps {
  tick: ConfirmTickProps;
  reason: string;
}

function TickWithReason({ tick, reason }: TickWithReasonProps) {
  const reasonId = useId();
  return (
    <div className="mt-2">
      <p id={reasonId} className="flex items-start gap-1 text-label font-medium text-warn-ink">
        <StaffIcon name="warning" size={16} strokeWidth={2.25} />
        <span>{reason}</span>
      </p>
      <ConfirmTick {...tick} describedBy={reasonId} />
    </div>
  );
}

/** The labels of the ticked questions, and the function that ticks or unticks a question. */
export type QuestionTicks = Pick<QuestionsProps, 'ticked' | 'onTick'>;

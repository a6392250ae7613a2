import { TICK_REQUIRED_MESSAGE } from './useConfirmation';
import { createValidityRef } from './customValidity';

export interface ConfirmTickProps {
  /** Label with the figure, such as '1,054,320.70 is right, publish it'. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Prevents the form from being submitted without the tick. */
  required?: boolean;
  /** Id of the element with the reason for the question. */
  describedBy?: string | undefined;
}

/** Asks staff to confirm a figure that looks wrong. */
export function ConfirmTick(props: ConfirmTickProps) {
  const { label, checked, onChange, required = false, describedBy } = props;
  return (
    <label className="mt-2 flex min-h-10 cursor-pointer items-center gap-2 font-medium">
      <input
        ref={createValidityRef(required && !checked ? TICK_REQUIRED_MESSAGE : null)}
        type="checkbox"
        className="flex-none"
        checked={checked}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

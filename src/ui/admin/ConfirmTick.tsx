import { TICK_REQUIRED_MESSAGE } from './useConfirmation';
import { createValidityRef } from './customValidity';

export interface ConfirmTickProps {
  /** The label repeats the figure, such as '1,054,320.70 is right, publish it'. */
  label: string;
  /** The row that the figure belongs to. Screen readers announce it before the label. */
  row?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** If true, the browser does not submit the form without the tick. */
  required?: boolean;
  /** The id of the element that explains why the figure looks wrong. */
  describedBy?: string | undefined;
}

/** A checkbox with which staff confirm a figure that looks wrong. */
export function ConfirmTick(props: ConfirmTickProps) {
  const { label, row, checked, onChange, required = false, describedBy } = props;
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
      {row !== undefined && <span className="sr-only">{`${row}: `}</span>}
      {label}
    </label>
  );
}

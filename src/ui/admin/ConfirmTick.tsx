import { useState } from 'react';
import { customValidity } from './Field';

/** The browser's message at a tick that is missing. */
export const TICK_FIRST = 'Check the digits. Tick this if the figure is right.';

export interface ConfirmTickProps {
  /** Restates the figure: '1,054,320.70 is right, publish it'. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The form is not sent without the tick. */
  required?: boolean;
  /** The id of the reason for the question. */
  describedBy?: string | undefined;
}

/** Asks staff to confirm a figure that looks wrong. */
export function ConfirmTick(props: ConfirmTickProps) {
  const { label, checked, onChange, required = false, describedBy } = props;
  return (
    <label className="mt-2 flex min-h-10 cursor-pointer items-center gap-2 font-medium">
      <input
        ref={customValidity(required && !checked ? TICK_FIRST : null)}
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

/** Keeps whether staff confirmed what `question` names. Another question starts without a tick. */
export function useConfirmation(question: string) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  return {
    isConfirmed: confirmed === question,
    confirm: (checked: boolean) => setConfirmed(checked ? question : null),
  };
}

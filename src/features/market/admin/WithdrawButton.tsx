import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { useFocusPassedOn } from '@/ui/useFocusPassedOn';
import { historyFormMessages } from './historyMessages';
import { WithdrawPoint } from './WithdrawPoint';

/** The button that withdraws a stored figure, with its question. */
export function WithdrawButton(props: Omit<ComponentProps<typeof WithdrawPoint>, 'onClose'>) {
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  // The button goes with the figure: the user goes on with the next day.
  useFocusPassedOn(place, (from) => from.closest('[data-box]')?.querySelector('input')?.focus());
  return (
    <span ref={place}>
      <Button small onClick={() => setAsked(true)}>
        {historyFormMessages.withdraw}
      </Button>
      {asked && <WithdrawPoint {...props} onClose={() => setAsked(false)} />}
    </span>
  );
}

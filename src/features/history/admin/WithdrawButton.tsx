import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { useFocusPassedOn } from '@/ui/useFocusPassedOn';
import { historyFormMessages } from './messages';
import { WithdrawDialog } from './WithdrawDialog';

/** Opens the dialog that withdraws a stored figure. */
export function WithdrawButton(props: Omit<ComponentProps<typeof WithdrawDialog>, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLSpanElement>(null);
  // The button disappears with the figure. The focus then moves to the field for the next day.
  useFocusPassedOn(container, (from) =>
    from.closest('[data-box]')?.querySelector('input')?.focus(),
  );
  return (
    <span ref={container}>
      <Button small onClick={() => setIsOpen(true)}>
        {historyFormMessages.withdraw}
      </Button>
      {isOpen && <WithdrawDialog {...props} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

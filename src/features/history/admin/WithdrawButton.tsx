import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { usePassFocusOnRemoval } from '@/ui/useFocusPassedOn';
import { historyFormMessages } from './messages';
import { WithdrawDialog } from './WithdrawDialog';

export function WithdrawButton(props: Omit<ComponentProps<typeof WithdrawDialog>, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLSpanElement>(null);
  // After a withdrawal, this button disappears. The focus then moves to the date field.
  usePassFocusOnRemoval(container, (from) =>
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

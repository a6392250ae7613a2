import { type RefObject, useEffect, useState } from 'react';

/** Where one goes on: 'Add New Item', or a control of a row. */
type Target = 'add' | { id: string; control: 'edit' | 'delete' | 'handle' };

function find(root: HTMLElement, target: Target): HTMLElement | null {
  const add = root.querySelector<HTMLElement>('[data-control="add"]');
  if (target === 'add') return add;
  const row = [...root.querySelectorAll<HTMLElement>('li[data-id]')].find(
    ({ dataset }) => dataset.id === target.id,
  );
  const { control } = target;
  const selector = control === 'handle' ? '[data-move="handle"]' : `[data-control="${control}"]`;
  return row?.querySelector<HTMLElement>(selector) ?? add;
}

/** Gives the focus to where one goes on, once the page shows it; the row comes into sight with it. */
export function useGoOn(root: RefObject<HTMLElement | null>): (target: Target) => void {
  const [target, setTarget] = useState<{ to: Target } | null>(null);
  useEffect(() => {
    if (target === null || root.current === null) return;
    const control = find(root.current, target.to);
    control?.focus({ preventScroll: true });
    (control?.closest('li') ?? control)?.scrollIntoView({ block: 'nearest' });
  }, [root, target]);
  return (to) => setTarget({ to });
}

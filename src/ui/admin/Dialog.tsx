import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes';

interface DialogProps {
  title: string;
  /** Escape; absent where the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined;
  /** Holds a table: wider, and on a phone a sheet from the lower edge. */
  wide?: boolean;
  children: ReactNode;
}

const base =
  'm-auto max-w-none border border-navy-900 bg-paper p-6 text-ink shadow-float backdrop:bg-navy-950/50';
const wideClass =
  'w-[min(640px,100%-32px)] max-md:mb-0 max-md:max-h-[92svh] max-md:w-full max-md:border-x-0 max-md:border-t-2 max-md:border-b-0 max-md:px-4 max-md:pt-5 max-md:pb-4';

/**
 * A native modal dialog, open as long as it is rendered. After it the focus goes back to where it
 * was, or to the main part when that is gone. The first control has the focus, unless another is
 * marked `data-first-focus`. It stands at the end of the page: the styles and the form around its
 * opener are not its own.
 */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      dialog.close();
      const target = opener?.isConnected === true ? opener : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus();
    };
  }, []);

  return createPortal(
    <dialog
      ref={ref}
      className={classes(base, wide ? wideClass : 'w-[min(440px,100%-32px)]')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The owner decides whether the dialog is still rendered.
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // Browsers let a second Escape through without asking.
        if (ref.current?.open === false) ref.current.showModal();
      }}
    >
      <h2 id={titleId} className={wide ? 'text-xl/7' : undefined}>
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  );
}

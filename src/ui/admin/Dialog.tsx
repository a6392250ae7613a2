import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes';

interface DialogProps {
  title: string;
  /** Called on Escape. Undefined if the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined;
  /**
   * Makes the dialog wide enough for a table. On a phone, it is at the lower edge of the screen.
   */
  wide?: boolean;
  children: ReactNode;
}

const dialogClass =
  'm-auto max-w-none border border-navy-900 bg-paper p-6 text-ink shadow-float backdrop:bg-navy-950/50';
const wideClass =
  'w-[min(640px,100%-32px)] max-md:mb-0 max-md:max-h-[92svh] max-md:w-full max-md:border-x-0 max-md:border-t-2 max-md:border-b-0 max-md:px-4 max-md:pt-5 max-md:pb-4';

/**
 * A native modal dialog, open while it is rendered. Focuses the first control, unless another
 * control has `data-first-focus`. When the dialog closes, the focus returns to the previously
 * focused element, or to `#main` if that element no longer exists. The dialog is rendered at the
 * end of the page, so that styles and forms around its opener do not affect it.
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
      className={classes(dialogClass, wide ? wideClass : 'w-[min(440px,100%-32px)]')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The parent closes the dialog by no longer rendering it.
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // Browsers close the dialog on a second Escape without a `cancel` event.
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

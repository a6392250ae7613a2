import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes';

interface DialogProps {
  title: string;
  /** Called when the user presses Escape. If undefined, Escape does not close the dialog. */
  onClose?: (() => void) | undefined;
  /**
   * Makes the dialog wide enough for a table. On a phone, a wide dialog is at the bottom of the
   * screen.
   */
  wide?: boolean;
  children: ReactNode;
}

const dialogClass =
  'm-auto max-w-none border border-navy-900 bg-paper p-6 text-ink shadow-float backdrop:bg-navy-950/50';
const wideClass =
  'w-[min(640px,100%-32px)] max-md:mb-0 max-md:max-h-[92svh] max-md:w-full max-md:border-x-0 max-md:border-t-2 max-md:border-b-0 max-md:px-4 max-md:pt-5 max-md:pb-4';

/**
 * A native modal dialog that is open while it is rendered.
 *
 * When it opens, it focuses the control with `data-first-focus`, or otherwise its first control.
 * When it closes, it focuses the previously focused element, or `#main` if that element is gone.
 *
 * The dialog is rendered at the end of the page. This way, the styles and the form around the
 * button that opened it do not affect it.
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
        // Only the parent closes the dialog, by no longer rendering it.
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // On a second Escape, browsers close the dialog without a `cancel` event. Open it again.
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

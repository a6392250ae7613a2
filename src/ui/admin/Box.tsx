import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import { boxClass } from './boxClass';
import { BoxHeader } from './BoxHeader';
import type { LastChange } from './changedBy';
import { createFormProps } from './formProps';
import { DraftOffer } from './DraftOffer';
import type { SavedDraft } from './useSavedDraft';
import { LastChangeLine } from './LastChangeLine';

export interface BoxProps {
  title: string;
  /** Adds 'View on site' to the header. */
  viewHref?: string;
  headerEnd?: ReactNode;
  children: ReactNode;
  /** Content at the start of the footer, such as a hint or a secondary action. */
  note?: ReactNode;
  /** Message about the last action, shown instead of the note. */
  message?: ReactNode;
  /** The section's primary action, bottom right. */
  action?: ReactNode;
  /**
   * Keeps the footer at the end of the section on a phone, instead of at the bottom of the screen.
   */
  actionAtEnd?: boolean;
  /** Shows 'Unsaved' beside the title. */
  unsaved?: boolean;
  /** The saved draft. A draft from an earlier visit is offered above the body. */
  kept?: SavedDraft;
  /** Called when the form is submitted. Setting it turns body and footer into a form. */
  onSubmit?: () => void;
  busy?: boolean;
  /** Last change, shown in the footer. Earlier changes are listed above the footer. */
  lastChange?: LastChange;
  className?: string;
}

/*
 * A message replaces the note and is no higher than the button, so that nothing moves under the
 * pointer. If there is no room beside the button, the message is below the button. In sections that
 * are side by side, the message is above the button.
 */
const footerClass = classes(
  'group/footer grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2',
  '*:data-outcome:col-start-1 *:data-outcome:row-start-1',
  '@max-[440px]:*:data-shown:col-span-full @max-[440px]:*:data-shown:row-start-2',
  'pair:@max-[440px]:*:data-shown:row-start-1',
);
const besideMessageClass = 'row-start-1 pair:@max-[440px]:group-has-data-shown/footer:row-start-2';

/**
 * On a phone, the footer with the Save button stays at the bottom of the screen, and focused fields
 * scroll clear of it.
 */
const footerInReachClass = 'max-rail:sticky max-rail:bottom-0 max-rail:z-2 max-rail:bg-paper';
const fieldMarginClass = 'max-rail:[&_:is(button,input,select,textarea)]:scroll-mb-20';

/** A section of a staff page: header, body and, if there is a note or an action, a footer. */
export function Box(props: BoxProps) {
  const { title, viewHref, headerEnd, children, note, message, action, kept, onSubmit } = props;
  const { lastChange } = props;
  const line = lastChange?.line;
  const titleId = useId();
  const reached = action !== undefined && props.actionAtEnd !== true;
  const inner = (
    <>
      {kept !== undefined && (
        <DraftOffer
          kept={kept}
          className={classes(
            'mx-4 mt-4 max-md:mx-0 max-md:mt-3 max-md:border-r-0',
            reached && fieldMarginClass,
          )}
        />
      )}
      <div className={classes('flex-1 p-4', reached && fieldMarginClass)}>{children}</div>
      {lastChange?.history}
      {line !== undefined && <LastChangeLine inFooter={false}>{line}</LastChangeLine>}
      {(note !== undefined || message !== undefined || action !== undefined) && (
        <footer
          className={classes(
            '@container border-t border-hair px-4 py-3',
            reached && footerInReachClass,
          )}
        >
          <div className={footerClass}>
            <div
              className={classes(
                besideMessageClass,
                'col-start-1 @min-[440px]:group-has-data-shown/footer:invisible',
              )}
            >
              {note}
              {line !== undefined && <LastChangeLine inFooter>{line}</LastChangeLine>}
            </div>
            <div
              className={classes(
                besideMessageClass,
                'col-start-2 flex flex-wrap justify-end gap-2',
              )}
            >
              {action}
            </div>
            {message}
          </div>
        </footer>
      )}
    </>
  );
  return (
    <section
      data-box
      className={classes(boxClass, props.className)}
      aria-labelledby={titleId}
      aria-busy={props.busy ?? false}
    >
      <BoxHeader
        {...{ title, titleId, viewHref, headerEnd }}
        isUnsaved={props.unsaved === true}
        isDraftSafe={kept?.safe !== false}
      />
      {onSubmit === undefined ? (
        inner
      ) : (
        <form className="flex flex-1 flex-col" {...createFormProps(onSubmit)}>
          {inner}
        </form>
      )}
    </section>
  );
}

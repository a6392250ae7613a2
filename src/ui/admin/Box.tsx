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
  /** If set, the header has the link 'View on site'. */
  viewHref?: string;
  headerEnd?: ReactNode;
  children: ReactNode;
  /** The content at the start of the footer, such as a hint or a secondary action. */
  note?: ReactNode;
  /** The message about the last action. It is shown instead of the note. */
  message?: ReactNode;
  /** The main action of the section, shown at the bottom right. */
  action?: ReactNode;
  /**
   * On a phone, keeps the footer at the end of the section instead of at the bottom of the screen.
   */
  actionAtEnd?: boolean;
  unsaved?: boolean;
  /** The saved draft. If it is from an earlier visit, the section offers to restore it. */
  kept?: SavedDraft;
  /** Called when the form is submitted. If set, the content and the footer are a form. */
  onSubmit?: () => void;
  busy?: boolean;
  /** The last change for the footer, and the earlier changes for the list above the footer. */
  lastChange?: LastChange;
  className?: string;
}

/*
 * A message replaces the note. The message is at most as high as the button, so that nothing moves
 * under the pointer. If the message does not fit next to the button, it is below the button. If
 * sections are side by side, it is above the button instead.
 */
const footerClass = classes(
  'group/footer grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2',
  '*:data-outcome:col-start-1 *:data-outcome:row-start-1',
  '@max-[440px]:*:data-shown:col-span-full @max-[440px]:*:data-shown:row-start-2',
  'pair:@max-[440px]:*:data-shown:row-start-1',
);
const besideMessageClass = 'row-start-1 pair:@max-[440px]:group-has-data-shown/footer:row-start-2';

/*
 * On a phone, the footer with the Save button sticks to the bottom of the screen. Focused fields
 * must not be hidden behind the footer.
 */
const footerInReachClass = 'max-rail:sticky max-rail:bottom-0 max-rail:z-2 max-rail:bg-paper';
const fieldMarginClass = 'max-rail:[&_:is(button,input,select,textarea)]:scroll-mb-20';

/**
 * Renders a section of a staff page with a header and content. A note, a message or an action adds
 * a footer.
 */
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

import { createContext, type ReactNode, useContext, useId } from 'react';
import type { ChangedScope } from '@/lib/difference';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { type Kept, KeptDraft } from './KeptDraft';
import { formProps } from './Field';
import { useMediaQuery } from '../browserState';

/** Returns whether the menu is a rail that is always open: the theme's `--breakpoint-rail`. */
export const useWideScreen = () => useMediaQuery('(min-width: 56.25rem)');

/** The last change of a section: its author and the figures before. */
export interface ChangedParts {
  /** 'Changed 18:42 by ada@example.com', for the foot of the section. */
  line: ReactNode;
  /** The last changes, once they are requested; null while they are folded. */
  history: ReactNode;
}

export interface ChangedByProps {
  of: ChangedScope;
  /** Gets the text of what was done about a change, to show it and to load anew. Without it the text is shown there. */
  onActed?: ((text: string) => void) | undefined;
  children: (parts: ChangedParts) => ReactNode;
}

/** Renders a section with who changed it; null where nothing does. */
export const ChangedByContext = createContext<((props: ChangedByProps) => ReactNode) | null>(null);

export interface BoxProps {
  title: string;
  /** Adds 'View on site' to the header. */
  viewHref?: string;
  headerEnd?: ReactNode;
  children: ReactNode;
  /** The start of the footer: a hint, a banner or a secondary action. */
  note?: ReactNode;
  /** The outcome of the section's action, in place of the note. */
  message?: ReactNode;
  /** The section's one primary action, bottom right. */
  action?: ReactNode;
  /** Leaves the action where it is on a phone, instead of in reach of a thumb. */
  actionAtEnd?: boolean;
  /** Shows beside the title that the section holds something unsaved. */
  unsaved?: boolean;
  /** The kept draft; an earlier one is offered above the body. */
  kept?: Kept;
  /** Makes body and footer a form, sent by Ctrl+Enter too; the page never reloads. */
  onSubmit?: () => void;
  busy?: boolean;
  /** The subject of the section: its foot shows the last change. */
  changed?: ChangedScope;
  onActed?: ChangedByProps['onActed'];
  className?: string;
}

export const UNSAVED = 'Unsaved';
/** Follows it where local storage is full or switched off. */
export const NOT_KEPT = 'Not kept on this computer';

/** Paper under a navy edge, on a phone from side to side: for what carries `data-box`. */
export const boxClass =
  'flex min-w-0 flex-col border border-t-2 border-hair border-t-navy-900 bg-paper max-rail:border-x-0';

/*
 * A message takes the note's place, no higher than the button, so that nothing moves from under a
 * pointer. Where it has no room beside the button it stands below it; beside a higher section there
 * is room above it instead, and the button stays where it is.
 */
const footerClass = classes(
  'group/footer grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2',
  '*:data-outcome:col-start-1 *:data-outcome:row-start-1',
  '@max-[440px]:*:data-shown:col-span-full @max-[440px]:*:data-shown:row-start-2',
  'pair:@max-[440px]:*:data-shown:row-start-1',
);
const besideMessage = 'row-start-1 pair:@max-[440px]:group-has-data-shown/footer:row-start-2';

/** On a phone Save stays in reach of a thumb while its section is on the screen, and covers no field. */
const inReach = 'max-rail:sticky max-rail:bottom-0 max-rail:z-2 max-rail:bg-paper';
const aboveAction = 'max-rail:[&_:is(button,input,select,textarea)]:scroll-mb-20';

/** A section of a staff page: header, body and, where there is a note or an action, a footer. */
export function Box(props: BoxProps) {
  const renderChangedBy = useContext(ChangedByContext);
  const { changed, onActed } = props;
  if (changed === undefined || renderChangedBy === null) return <Section {...props} />;
  return renderChangedBy({
    of: changed,
    onActed,
    children: (parts) => <Section {...props} {...parts} />,
  });
}

/** Shows the last change in the footer, on a phone above it, where it covers nothing. */
function LastChange({ inFooter, children }: { inFooter: boolean; children: ReactNode }) {
  if (useWideScreen() !== inFooter) return null;
  return inFooter ? children : <div className="border-t border-hair px-4 py-2">{children}</div>;
}

function Section({ line, history, ...props }: BoxProps & Partial<ChangedParts>) {
  const { title, viewHref, headerEnd, children, note, message, action, kept, onSubmit } = props;
  const titleId = useId();
  const reached = action !== undefined && props.actionAtEnd !== true;
  const inner = (
    <>
      {kept !== undefined && (
        <KeptDraft
          kept={kept}
          className={classes(
            'mx-4 mt-4 max-md:mx-0 max-md:mt-3 max-md:border-r-0',
            reached && aboveAction,
          )}
        />
      )}
      <div className={classes('flex-1 p-4', reached && aboveAction)}>{children}</div>
      {history}
      {line !== undefined && <LastChange inFooter={false}>{line}</LastChange>}
      {(note !== undefined || message !== undefined || action !== undefined) && (
        <footer
          className={classes('@container border-t border-hair px-4 py-3', reached && inReach)}
        >
          <div className={footerClass}>
            <div
              className={classes(
                besideMessage,
                'col-start-1 @min-[440px]:group-has-data-shown/footer:invisible',
              )}
            >
              {note}
              {line !== undefined && <LastChange inFooter>{line}</LastChange>}
            </div>
            <div className={classes(besideMessage, 'col-start-2 flex flex-wrap justify-end gap-2')}>
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
      <header className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-3">
        <div className="flex flex-[1_1_min-content] flex-wrap items-center gap-x-3">
          <h2 id={titleId}>{title}</h2>
          {props.unsaved === true && (
            <span className="border-l-4 border-warn bg-warn-bg px-2 text-label/6 font-medium text-warn-ink">
              {UNSAVED}
            </span>
          )}
          {props.unsaved === true && kept?.safe === false && (
            <span className="text-label/6 text-muted">{NOT_KEPT}</span>
          )}
        </div>
        {(viewHref !== undefined || headerEnd !== undefined) && (
          <div className="flex max-w-max flex-[999_1_min-content] flex-wrap items-center justify-end gap-x-4 gap-y-2">
            {headerEnd}
            {viewHref !== undefined && (
              <a
                className="inline-flex min-h-6 items-center gap-1 text-label font-medium whitespace-nowrap hover:underline"
                href={viewHref}
                target="_blank"
                rel="noopener"
              >
                View on site <Icon name="newTab" size={16} />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            )}
          </div>
        )}
      </header>
      {onSubmit === undefined ? (
        inner
      ) : (
        <form className="flex flex-1 flex-col" {...formProps(onSubmit)}>
          {inner}
        </form>
      )}
    </section>
  );
}

import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Icon } from '../Icon';
import { classes } from '../classes';

interface BoxProps {
  title: string;
  /** Where visitors see this section; adds 'View on site' to the header. */
  viewHref?: string;
  /** Further controls at the end of the header. */
  headerEnd?: ReactNode;
  children: ReactNode;
  /** At the start of the footer: a hint, a banner or a secondary action. */
  note?: ReactNode;
  /** How the section's action ended, beside its button; while it is there it takes the note's place. */
  message?: ReactNode;
  /** The section's one primary action, bottom right. */
  action?: ReactNode;
  /** Makes body and footer a form; the page never reloads. */
  onSubmit?: () => void;
  /** While true assistive technology waits with reading the section. */
  busy?: boolean;
  className?: string;
}

/** A section of a staff page: header, body and, where there is a note or an action, a footer. */
export function Box(props: BoxProps) {
  const { title, viewHref, headerEnd, children, note, message, action, onSubmit } = props;
  const titleId = useId();
  const inner = (
    <>
      <div className="in">{children}</div>
      {(note !== undefined || message !== undefined || action !== undefined) && (
        <footer>
          <div className="foot">
            <div className="note">{note}</div>
            <div className="act">{action}</div>
            {message}
          </div>
        </footer>
      )}
    </>
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <section
      className={classes('box', props.className)}
      aria-labelledby={titleId}
      aria-busy={props.busy ?? false}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        {(viewHref !== undefined || headerEnd !== undefined) && (
          <div className="end">
            {headerEnd}
            {viewHref !== undefined && (
              <a className="view" href={viewHref} target="_blank" rel="noopener">
                View on site <Icon name="newTab" size={16} />
                <span className="sr">(opens in a new tab)</span>
              </a>
            )}
          </div>
        )}
      </header>
      {onSubmit === undefined ? (
        inner
      ) : (
        <form className="form" onSubmit={submit}>
          {inner}
        </form>
      )}
    </section>
  );
}

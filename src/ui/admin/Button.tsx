import {
  type ComponentPropsWithRef,
  type DragEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { classes } from '../classes';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary`: the one main action of a section; `danger`: leads to a deletion; `delete`: deletes. */
  look?: keyof typeof looks;
  small?: boolean;
  /** Makes it as high and as wide as the fields of a standalone form. */
  large?: boolean;
  /** Its work is under way: it does nothing now, but keeps the focus, which `disabled` would drop. */
  busy?: boolean;
}

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-xs border whitespace-nowrap off:cursor-not-allowed off:border-disabled off:bg-disabled off:text-muted';

/** Keeps a ground of its own in forced colours. */
const solid =
  'text-white forced-colors:not-off:border-[ButtonText] forced-colors:not-off:bg-[ButtonText] forced-colors:not-off:text-[ButtonFace] forced-colors:not-off:forced-color-adjust-none forced-colors:not-off:hover:border-[Highlight] forced-colors:not-off:hover:bg-[Highlight] forced-colors:not-off:hover:text-[HighlightText]';

const looks = {
  plain: 'border-edge bg-paper text-navy-900 hover:border-navy-900 hover:bg-page',
  primary: classes(solid, 'border-navy-900 bg-navy-900 hover:border-link hover:bg-link'),
  danger: 'border-loss-edge bg-paper text-loss hover:border-loss hover:bg-bad-bg',
  delete: classes(solid, 'border-loss bg-loss hover:bg-bad-ink'),
};

const sizes = {
  small: 'min-h-8 px-3 text-sm font-medium',
  normal: 'min-h-10 px-4 text-sm font-semibold',
  large: 'min-h-12 w-full px-4 text-base/5 font-semibold',
};

/** Returns the class names of a button, for links that look like one. */
export function buttonClass(look: keyof typeof looks = 'plain', small = false): string {
  return classes(base, looks[look], sizes[small ? 'small' : 'normal']);
}

/** A button of the staff area; submits nothing unless `type="submit"`. */
export function Button(props: ButtonProps) {
  const { look = 'plain', small, large, busy, className, type = 'button', ...rest } = props;
  const size = large === true ? 'large' : small === true ? 'small' : 'normal';
  return (
    <button
      type={type}
      className={classes(base, looks[look], sizes[size], className)}
      {...rest}
      {...(busy === true && {
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    />
  );
}

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  'aria-label': string;
  /** `remove` takes something away, and warns of it under the pointer; `handle` drags its row. */
  look?: keyof typeof iconLooks;
}

const iconLooks = {
  plain: 'cursor-pointer text-muted not-off:hover:bg-page not-off:hover:text-navy-900',
  remove: 'cursor-pointer text-muted not-off:hover:bg-bad-bg not-off:hover:text-loss',
  handle:
    'cursor-grab touch-none text-muted in-data-dragging:cursor-grabbing not-off:hover:bg-page not-off:hover:text-navy-900',
  inherit: 'cursor-pointer not-off:hover:bg-page not-off:hover:text-navy-900',
};

export function IconButton({ look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes(
        'inline-grid h-10 w-7 place-items-center rounded-xs off:cursor-not-allowed off:text-faint',
        iconLooks[look],
        className,
      )}
      {...rest}
    />
  );
}

interface RowButtonsProps {
  /** The name of the row, for screen readers. */
  name: string;
  disabled?: boolean;
  /** Nothing can be opened or deleted now; the focus stays, which `disabled` would drop. */
  busy?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and Delete at the end of a row; `rowControls` finds them. */
export function RowButtons({ name, onEdit, onDelete, ...off }: RowButtonsProps) {
  return (
    <>
      <Button small {...off} data-do="edit" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        small
        look="danger"
        {...off}
        data-do="delete"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </>
  );
}

/** Fills a field in one press, as a link in its small print. */
export function FillButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      className={classes(
        'relative min-h-6 cursor-pointer px-1 text-label font-medium text-link underline hover:text-navy-900',
        'disabled:cursor-not-allowed disabled:text-muted disabled:no-underline',
        'pointer-coarse:after:absolute pointer-coarse:after:-inset-x-3 pointer-coarse:after:-inset-y-2',
        className,
      )}
      {...rest}
    />
  );
}

interface DayButtonProps {
  /** Fills the field, and returns the day as a text. */
  say: () => string;
  children: ReactNode;
}

/** Fills the date field below it, and names the day. */
export function DayButton({ say, children }: DayButtonProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <FillButton className="-top-1" onClick={() => setSaid(say())}>
        {children}
      </FillButton>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Names the picker. */
  label: string;
  accept?: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the browser's picker. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, multiple = false, onChoose, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={button.disabled === true || button.busy === true}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Choosing the same file again must count as a change.
          target.value = '';
        }}
      />
    </>
  );
}

/**
 * Returns whether something is dragged over what can be dropped on, and the props for that.
 * @param isForBrowser returns true for what is left to the browser, such as text that a field inserts
 */
export function useDragOver(
  disabled = false,
  isForBrowser: (data: DataTransfer) => boolean = () => false,
) {
  const [over, setOver] = useState(false);
  const enter = (event: DragEvent) => {
    if (isForBrowser(event.dataTransfer)) return;
    event.preventDefault();
    setOver(!disabled);
  };
  const leave = () => setOver(false);
  const props = { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDropCapture: leave };
  return { over, props };
}

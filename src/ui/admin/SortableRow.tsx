import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from '../classes';
import { IconButton } from './IconButton';
import { StaffIcon } from './StaffIcon';

/** The controls that reorder a row. */
export interface RowParts {
  index: number;
  /**
   * The drag handle, named 'Reorder {name}'. It works with mouse, touch and keyboard, and it is a
   * tab stop. The right arrow key moves the focus from the handle to the move buttons.
   */
  handle: ReactNode;
  /** The buttons 'Move {name} up' and 'Move {name} down'. They are not tab stops. */
  moveButtons: ReactNode;
}

interface SortableRowProps {
  id: string;
  name: string;
  index: number;
  disabled: boolean;
  className: string | undefined;
  bar: 'before' | 'after' | null;
  helpId: string;
  /**
   * The move buttons with their target indexes in the whole list. The index -1 disables a button.
   */
  moves: readonly { control: keyof typeof moveLooks; to: number }[];
  onMove: (to: number, control: string) => void;
  children: (parts: RowParts) => ReactNode;
}

const moveLooks = {
  top: { way: 'to the top', icon: 'toTop' },
  up: { way: 'up', icon: 'chevronUp' },
  down: { way: 'down', icon: 'chevronDown' },
} as const;

const MOVE_CONTROL_SELECTOR = '[data-move]';

/** Moves the focus between the controls of a row with the right and left arrow keys. */
function handleArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const row = event.currentTarget.closest('li');
  if (step === 0 || row === null) return;
  const controls = [...row.querySelectorAll<HTMLElement>(MOVE_CONTROL_SELECTOR)];
  const next = controls[controls.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const rowClass =
  'relative bg-paper data-dragging:z-2 data-dragging:shadow-float data-dragging:outline data-dragging:outline-navy-900';

/** A red bar with a knob shows where a dragged row would be dropped. */
const barClass =
  'absolute inset-x-0 z-3 h-1 bg-loss after:absolute after:-left-1.5 after:size-3 after:rounded-full after:bg-loss forced-colors:bg-[Highlight]';
const barPositionClasses = {
  before: '-top-0.5 after:-top-1',
  after: '-bottom-0.5 after:-bottom-1',
};

export function SortableRow(props: SortableRowProps) {
  const { id, name, index, disabled, bar } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useSortable({
    id,
    disabled,
    animateLayoutChanges: () => false,
  });
  const shift = { transform: `translate(${transform?.x ?? 0}px, ${transform?.y ?? 0}px)` };

  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      look="handle"
      data-move="handle"
      aria-label={`Reorder ${name}`}
      aria-roledescription="sortable"
      aria-describedby={props.helpId}
      aria-disabled={disabled}
      {...listeners}
      onKeyDown={(event) => {
        listeners?.['onKeyDown']?.(event);
        if (!isDragging) handleArrowKey(event);
      }}
    >
      <StaffIcon name="grip" size={18} />
    </IconButton>
  );

  // `disabled` is not used, because it would remove the focus from a button that is pressed at the
  // end of the list or while the order is saved.
  const moveButtons = props.moves.map(({ control, to }) => {
    const { way, icon } = moveLooks[control];
    const isOff = disabled || to < 0;
    return (
      <IconButton
        key={control}
        tabIndex={-1}
        data-move={control}
        aria-label={`Move ${name} ${way}`}
        aria-disabled={isOff}
        onKeyDown={handleArrowKey}
        onClick={() => {
          if (!isOff) props.onMove(to, control);
        }}
      >
        <StaffIcon name={icon} size={16} />
      </IconButton>
    );
  });

  return (
    <li
      ref={setNodeRef}
      data-id={id}
      data-dragging={isDragging ? true : undefined}
      data-drop={bar ?? undefined}
      className={classes(rowClass, props.className)}
      style={isDragging ? shift : undefined}
    >
      {props.children({
        index,
        handle,
        moveButtons: (
          <div data-moves className="flex">
            {moveButtons}
          </div>
        ),
      })}
      {bar !== null && <i className={classes(barClass, barPositionClasses[bar])} />}
    </li>
  );
}

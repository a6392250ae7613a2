import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { findRowControls } from './focus';
import {
  type DropBar,
  findDropBar,
  findDropBarForIndex,
  getDropIndex,
  moveItem,
} from './insertion';
import { type RowParts, SortableRow } from './SortableRow';

interface SortableListProps<T extends { id: string }> {
  items: readonly T[];
  /**
   * The whole list if `items` is only a part of it. If set, each row has a button that moves it to
   * the top of the whole list.
   */
  whole?: readonly T[];
  /**
   * Renders only the rows from the index `start` up to, but not including, the index `end`. By
   * default, all rows are rendered.
   */
  page?: { start: number; end: number };
  /** The accessible name of the list. */
  label: string;
  /** Returns the name of a row for its buttons and for announcements. */
  nameOf: (item: T, index: number) => string;
  /**
   * Called with the whole list in its new order, the id of the moved row and its new index. Not
   * called if the order is unchanged.
   */
  onReorder: (items: readonly T[], moved: string, to: number) => void;
  disabled?: boolean;
  className?: string;
  rowClassName?: string;
  children: (item: T, parts: RowParts) => ReactNode;
}

/**
 * The announcement at the start of a drag is delayed by this time. The keyboard sensor of dnd-kit
 * also uses a timeout, and handles arrow keys only after it.
 */
const ANNOUNCEMENT_DELAY_MS = 20;

/**
 * An unused element for the announcements of dnd-kit. This list announces moves itself, with more
 * details.
 */
const unusedContainer = document.createElement('div');
const announceNothing = () => undefined;
const announcements = {
  onDragStart: announceNothing,
  onDragOver: announceNothing,
  onDragEnd: announceNothing,
  onDragCancel: announceNothing,
};

const detectNearestRow: CollisionDetection = (drag) => {
  const rows = drag.droppableContainers.flatMap(({ id }) => {
    const rect = drag.droppableRects.get(id);
    return rect ? [{ id: String(id), top: rect.top, height: rect.height }] : [];
  });
  const { top, height } = drag.collisionRect;
  const bar = findDropBar(rows, drag.pointerCoordinates?.y ?? top + height / 2);
  return bar === null ? [] : [{ id: bar.id, data: { side: bar.side } }];
};

/**
 * A list whose rows the user can reorder by mouse, touch, keyboard and buttons. During a drag, the
 * other rows do not move. A red bar shows where the row would be dropped.
 */
export function SortableList<T extends { id: string }>(props: SortableListProps<T>) {
  const { items, label, nameOf, onReorder, disabled = false, className, rowClassName } = props;
  const { whole = items } = props;
  const { start, end } = props.page ?? { start: 0, end: items.length };
  const helpId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [bar, setBar] = useState<DropBar | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const shownBar = useRef<DropBar | null>(null);
  const announcementTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refocus = useRef<{ id: string; control: string } | null>(null);

  const ids = items.map(({ id }) => id);
  const rows = items.slice(start, end);
  const findName = (id: string) => {
    const index = ids.indexOf(id);
    const item = items[index];
    return item === undefined ? '' : nameOf(item, index);
  };
  const toWholeIndex = (index: number) => whole.findIndex(({ id }) => id === ids[index]);
  const formatPosition = (index: number) => `position ${index + 1} of ${whole.length}`;

  // When a row moves in the document, the pressed button loses the focus. Focus it again.
  useLayoutEffect(() => {
    if (refocus.current === null) return;
    const { id, control } = refocus.current;
    findRowControls(list.current, `[data-move='${control}']`, [id])[0]?.focus();
    refocus.current = null;
  }, [items, start]);

  /** @param to the index in the whole list */
  const moveRow = (id: string, to: number, control?: string) => {
    const next = moveItem(whole, id, to);
    if (disabled || next === whole) return false;
    if (control !== undefined) refocus.current = { id, control };
    setAnnouncement(`${findName(id)} moved to ${formatPosition(to)}.`);
    onReorder(next, id, to);
    return true;
  };

  const showBar = (next: DropBar | null) => {
    shownBar.current = next;
    setBar(next);
  };

  /**
   * Shows and announces where the row would be dropped. There is no bar if the row would stay where
   * it is.
   */
  const proposeDrop = (dragged: string, over: DropBar | null) => {
    const from = ids.indexOf(dragged);
    const index = over === null ? from : getDropIndex(ids, dragged, over);
    const next = index === from ? null : over;
    if (next?.id === shownBar.current?.id && next?.side === shownBar.current?.side) return;
    clearTimeout(announcementTimer.current);
    showBar(next);
    setAnnouncement(`${findName(dragged)} would go to ${formatPosition(toWholeIndex(index))}.`);
  };

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      // Each key press moves the bar by one row. The list computes the position of the bar itself.
      // dnd-kit would measure the rows on the screen, which gives wrong positions while the page
      // scrolls.
      coordinateGetter: (event, { context }) => {
        const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
        if (step === 0 || context.active === null) return undefined;
        event.preventDefault();
        const dragged = String(context.active.id);
        const from = ids.indexOf(dragged);
        const current = shownBar.current ? getDropIndex(ids, dragged, shownBar.current) : from;
        const index = Math.min(Math.max(current + step, start), Math.min(end, ids.length) - 1);
        proposeDrop(dragged, findDropBarForIndex(ids, dragged, index));
        list.current?.children[index - start]?.scrollIntoView({ block: 'nearest' });
        return undefined;
      },
    }),
  );

  const onDragStart = ({ active }: DragStartEvent) => {
    const id = String(active.id);
    showBar(null);
    // dnd-kit handles arrow keys only after a timeout, so announce the drag after that.
    announcementTimer.current = setTimeout(
      () =>
        setAnnouncement(
          `Picked up ${findName(id)}, ${formatPosition(toWholeIndex(ids.indexOf(id)))}.`,
        ),
      ANNOUNCEMENT_DELAY_MS,
    );
  };

  const onDragMove = ({ active, collisions, activatorEvent }: DragMoveEvent) => {
    if (activatorEvent instanceof KeyboardEvent) return;
    const hit = collisions?.[0];
    const side = hit?.data?.side === 'before' ? 'before' : 'after';
    proposeDrop(String(active.id), hit ? { id: String(hit.id), side } : null);
  };

  const onDragEnd = ({ active }: DragEndEvent) => {
    clearTimeout(announcementTimer.current);
    const id = String(active.id);
    const to = shownBar.current && toWholeIndex(getDropIndex(ids, id, shownBar.current));
    if (to === null || !moveRow(id, to)) {
      setAnnouncement(`${findName(id)} stays at ${formatPosition(toWholeIndex(ids.indexOf(id)))}.`);
    }
    showBar(null);
  };

  const onDragCancel = () => {
    clearTimeout(announcementTimer.current);
    setAnnouncement('Moving cancelled.');
    showBar(null);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectNearestRow}
      accessibility={{ announcements, container: unusedContainer }}
      onDragStart={onDragStart}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={onDragCancel}
    >
      <SortableContext items={ids.slice(start, end)} strategy={keepPosition}>
        <ol ref={list} className={className} aria-label={label}>
          {rows.map((item, row) => (
            <SortableRow
              key={item.id}
              id={item.id}
              name={nameOf(item, start + row)}
              index={start + row}
              disabled={disabled}
              className={rowClassName}
              bar={bar?.id === item.id ? bar.side : null}
              helpId={helpId}
              moves={[
                ...(props.whole === undefined
                  ? []
                  : [{ control: 'top', to: toWholeIndex(start + row) === 0 ? -1 : 0 } as const]),
                { control: 'up', to: toWholeIndex(start + row - 1) },
                { control: 'down', to: toWholeIndex(start + row + 1) },
              ]}
              onMove={(to, control) => moveRow(item.id, to, control)}
            >
              {(parts) => props.children(item, parts)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <p id={helpId} hidden>
        Press Space or Enter to pick up the row. Move it with the up and down arrow keys. Press
        Space or Enter to drop it, or Escape to cancel. The right arrow key goes to the buttons that
        move the row up and down.
      </p>
      <p className="sr-only" aria-live="assertive">
        {announcement}
      </p>
    </DndContext>
  );
}

const keepPosition = () => null;

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SortableList } from './SortableList';

const names = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const start = names.map((name) => ({ id: name.toLowerCase(), name }));
const ROW = 50;

interface ListProps {
  disabled?: boolean;
  onReorder?: (next: readonly { name: string }[]) => void;
  /** Returns whether a row is shown. By default, all rows are shown. */
  isShown?: (name: string) => boolean;
}

function List({ disabled = false, onReorder, isShown = () => true }: ListProps) {
  const [items, setItems] = useState<readonly (typeof start)[number][]>(start);
  return (
    <SortableList
      items={items.filter(({ name }) => isShown(name))}
      whole={items}
      label="Categories"
      nameOf={(item) => item.name}
      disabled={disabled}
      onReorder={(next) => {
        onReorder?.(next);
        setItems(next);
      }}
    >
      {(item, { index, handle, moveButtons }) => (
        <>
          {handle}
          <b>
            #{index + 1} {item.name}
          </b>
          {moveButtons}
        </>
      )}
    </SortableList>
  );
}

const listOrder = () =>
  within(screen.getByRole('list', { name: 'Categories' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const getButton = (name: string) => screen.getByRole('button', { name });
const getRow = (name: string) => getButton(`Reorder ${name}`).closest('li');

// jsdom has no layout. Give each row a height of 50 px, in document order.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li');
    const index = item === null ? 0 : [...(item.parentElement?.children ?? [])].indexOf(item);
    return new DOMRect(0, index * ROW, 300, item === null ? 4 * ROW : ROW);
  });
});

/**
 * Drags a row by its handle to the height `toY`. Returns a function that moves the pointer further,
 * and a function that drops the row.
 */
async function dragRow(name: string, toY: number) {
  const from = names.indexOf(name) * ROW + ROW / 2;
  const pointer = { isPrimary: true, button: 0, pointerId: 1 };
  fireEvent.pointerDown(getButton(`Reorder ${name}`), { ...pointer, clientX: 5, clientY: from });
  fireEvent.pointerMove(document, { ...pointer, clientX: 5, clientY: from + 6 });
  await waitFor(() => expect(getRow(name)).toHaveAttribute('data-dragging'));
  let y = toY;
  const moveTo = (clientY: number) => {
    y = clientY;
    fireEvent.pointerMove(document, { ...pointer, clientX: 5, clientY });
  };
  moveTo(toY);
  const drop = () => fireEvent.pointerUp(document, { ...pointer, clientX: 5, clientY: y });
  return { moveTo, drop };
}

// insertion.test.ts tests the positions of the bar and the resulting order.
test('drops a row at the position of the bar that follows the pointer', async () => {
  render(<List />);
  const { moveTo, drop } = await dragRow('Delta', ROW + 10);
  await waitFor(() => expect(getRow('Beta')).toHaveAttribute('data-drop', 'before'));
  moveTo(ROW + 40);
  await waitFor(() => expect(getRow('Beta')).toHaveAttribute('data-drop', 'after'));
  drop();
  await waitFor(() => expect(listOrder()).toEqual(['#1 Alpha', '#2 Beta', '#3 Delta', '#4 Gamma']));
  expect(getRow('Beta')).not.toHaveAttribute('data-drop');
});

test('lets the user move a row with the keyboard', async () => {
  const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<List />);
  const handle = getButton('Reorder Alpha');
  expect(handle).toHaveAccessibleDescription(/arrow keys/);
  handle.focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByText('Picked up Alpha, position 1 of 4.')).toBeInTheDocument();
  const expectMove = async (key: string, position: number) => {
    await userEvent.keyboard(key);
    await screen.findByText(`Alpha would go to position ${position} of 4.`);
  };
  await expectMove('{ArrowDown}', 2);
  await expectMove('{ArrowDown}', 3);
  expect(intoSight.mock.contexts.at(-1)).toBe(getRow('Gamma'));
  await expectMove('{ArrowUp}', 2);
  // The page may still be scrolling when the user drops the row.
  fireEvent.scroll(document);
  await userEvent.keyboard(' ');
  await waitFor(() => expect(listOrder()).toEqual(['#1 Beta', '#2 Alpha', '#3 Gamma', '#4 Delta']));
  expect(screen.getByText('Alpha moved to position 2 of 4.')).toBeInTheDocument();
});

test('cancels the move of a row on Escape', async () => {
  const onReorder = vi.fn();
  render(<List onReorder={onReorder} />);
  getButton('Reorder Gamma').focus();
  await userEvent.keyboard(' ');
  await screen.findByText('Picked up Gamma, position 3 of 4.');
  await userEvent.keyboard('{ArrowUp}');
  await screen.findByText('Gamma would go to position 2 of 4.');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Moving cancelled.')).toBeInTheDocument();
  expect(onReorder).not.toHaveBeenCalled();
});

test('moves a row with its buttons past rows that a filter hides', async () => {
  const onReorder = vi.fn<(next: readonly { name: string }[]) => void>();
  render(<List isShown={(name) => name === 'Beta' || name === 'Delta'} onReorder={onReorder} />);
  const listMoved = () => onReorder.mock.lastCall?.[0].map(({ name }) => name);
  await userEvent.click(getButton('Move Beta down'));
  expect(listMoved()).toEqual(['Alpha', 'Gamma', 'Delta', 'Beta']);
  expect(screen.getByText('Beta moved to position 4 of 4.')).toBeInTheDocument();
  await userEvent.click(getButton('Move Beta to the top'));
  expect(listMoved()).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']);
  // In the first row, the button 'Move to the top' has no effect but can have the focus.
  expect(getButton('Move Beta to the top')).toHaveFocus();
  expect(getButton('Move Beta to the top')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onReorder).toHaveBeenCalledTimes(2);
  await userEvent.click(getButton('Move Delta up'));
  expect(listMoved()).toEqual(['Delta', 'Beta', 'Alpha', 'Gamma']);
});

test('makes each row a single tab stop, and lets the arrow keys reach the buttons of the row', async () => {
  render(<List />);
  await userEvent.tab();
  expect(getButton('Reorder Alpha')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(getButton('Move Alpha to the top')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(getButton('Move Alpha down')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(listOrder()[1]).toBe('#2 Alpha');
  expect(getButton('Move Alpha down')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(getButton('Reorder Alpha')).toHaveFocus();
  await userEvent.tab();
  expect(getButton('Reorder Gamma')).toHaveFocus();
});

test('ignores buttons and keys while the list is disabled', async () => {
  const onReorder = vi.fn();
  render(<List disabled onReorder={onReorder} />);
  await userEvent.click(getButton('Move Beta up'));
  getButton('Reorder Beta').focus();
  await userEvent.keyboard(' {ArrowDown} ');
  expect(onReorder).not.toHaveBeenCalled();
  expect(getButton('Reorder Beta')).toHaveAttribute('aria-disabled', 'true');
});

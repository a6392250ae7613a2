import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DayInput } from './DayInput';
import { findStopMonthAway } from './dayStops';

const DAY_MS = 86_400_000;

/** The distance between two of the 101 days is a hundredth of the width. */
const stops = Array.from({ length: 101 }, (_, day) => ({ at: day * DAY_MS, x: day / 100 }));
const onChange = vi.fn();
const onPreview = vi.fn();

function Example() {
  const [value, setValue] = useState(50);
  return (
    <DayInput
      label="Day to read"
      stops={stops}
      value={value}
      valueText={`Day ${value}`}
      onChange={(index) => {
        onChange(index);
        setValue(index);
      }}
      onPreview={onPreview}
    />
  );
}

const getSlider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Day to read' });
const getSurface = () => screen.getByRole('presentation');
const createPointer = (type: string) => ({
  pointerId: 1,
  pointerType: type,
  isPrimary: true,
  button: 0,
});
const createMouseEvent = (x: number) => ({ ...createPointer('mouse'), clientX: x, clientY: 20 });
const createTouchEvent = (x: number, y = 20) => ({
  ...createPointer('touch'),
  clientX: x,
  clientY: y,
});

beforeEach(() => {
  onChange.mockClear();
  onPreview.mockClear();
  // jsdom has no layout and no pointer capture.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 100, 40),
  );
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  render(<Example />);
});

it('moves the cursor by a month on Page Up and Page Down', async () => {
  expect(getSlider()).toHaveAttribute('aria-valuetext', 'Day 50');
  expect(getSlider()).toHaveAttribute('max', '100');
  getSlider().focus();
  await userEvent.keyboard('{PageUp}{PageDown}{PageUp}');
  expect(onChange.mock.calls.flat()).toEqual([78, 50, 78]);
  expect(getSlider()).toHaveAttribute('aria-valuetext', 'Day 78');
});

it('lets the browser handle all keys except Page Up and Page Down', () => {
  expect(fireEvent.keyDown(getSlider(), { key: 'PageUp', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(getSlider(), { key: 'ArrowLeft' })).toBe(true);
  expect(fireEvent.keyDown(getSlider(), { key: 'PageUp' })).toBe(false);
});

it('previews the day under the mouse until the visitor clicks', () => {
  fireEvent.pointerMove(getSurface(), createMouseEvent(30));
  expect(onPreview).toHaveBeenLastCalledWith(30);
  fireEvent.pointerLeave(getSurface(), createMouseEvent(30));
  expect(onPreview).toHaveBeenLastCalledWith(null);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(getSurface(), createMouseEvent(40));
  fireEvent.pointerMove(getSurface(), createMouseEvent(60));
  expect(onPreview).toHaveBeenLastCalledWith(60);
  fireEvent.pointerUp(getSurface(), createMouseEvent(60));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(60);
  expect(getSlider()).toHaveFocus();
});

it('moves the cursor with a finger that moves sideways', () => {
  fireEvent.pointerDown(getSurface(), createTouchEvent(40));
  expect(onPreview).not.toHaveBeenCalled();
  fireEvent.pointerMove(getSurface(), createTouchEvent(43));
  expect(onPreview).not.toHaveBeenCalled();
  fireEvent.pointerMove(getSurface(), createTouchEvent(48));
  fireEvent.pointerMove(getSurface(), createTouchEvent(70, 90));
  expect(onPreview.mock.calls.flat()).toEqual([48, 70]);
  fireEvent.pointerUp(getSurface(), createTouchEvent(70, 90));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(70);
});

it('does not move the cursor while a finger scrolls the page', () => {
  fireEvent.pointerDown(getSurface(), createTouchEvent(40));
  fireEvent.pointerMove(getSurface(), createTouchEvent(47, 60));
  fireEvent.pointerCancel(getSurface(), createTouchEvent(47, 60));
  expect(onPreview.mock.calls.flat()).toEqual([null]);
  expect(onChange).not.toHaveBeenCalled();
});

it('ignores a second finger and other mouse buttons', () => {
  const pressPointer = (event: object) => {
    fireEvent.pointerDown(getSurface(), event);
    fireEvent.pointerUp(getSurface(), event);
  };
  pressPointer({ ...createMouseEvent(40), button: 2 });
  pressPointer({ ...createTouchEvent(40), isPrimary: false });
  expect(onChange).not.toHaveBeenCalled();
  pressPointer(createTouchEvent(25));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(25);
});

it('previews the nearest day if the pointer is outside the plot', () => {
  fireEvent.pointerMove(getSurface(), createMouseEvent(-40));
  fireEvent.pointerMove(getSurface(), createMouseEvent(400));
  expect(onPreview.mock.calls.flat()).toEqual([0, 100]);
});

describe('findStopMonthAway', () => {
  const createStops = (...days: string[]) => days.map((day, x) => ({ at: Date.parse(day), x }));
  const ends = ['01-30', '01-31', '02-27', '02-28', '03-03', '03-28', '03-31'];
  const stops = createStops(...ends.map((day) => `2025-${day}`));

  it('returns the farthest stop within a month, later or earlier', () => {
    expect([1, 3, 6].map((from) => findStopMonthAway(stops, from, 1))).toEqual([3, 5, 6]);
    expect([6, 4, 0].map((from) => findStopMonthAway(stops, from, -1))).toEqual([3, 1, 0]);
  });

  it('returns the neighbouring stop if no other stop is within a month', () => {
    const quarters = createStops('2024-01-01', '2024-04-01', '2024-07-01');
    expect(findStopMonthAway(quarters, 1, 1)).toBe(2);
    expect(findStopMonthAway(quarters, 1, -1)).toBe(0);
  });
});

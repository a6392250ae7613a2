import { bisector } from 'd3-array';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type DayStop, findStopMonthAway } from './dayStops';

const positionBisector = bisector(({ x }: DayStop) => x);

interface DayInputProps {
  label: string;
  /** The days with a figure, oldest first. */
  stops: readonly DayStop[];
  value: number;
  valueText: string;
  /** Called when the visitor chooses a day with a key, a click or a drag. */
  onChange: (index: number) => void;
  /**
   * Called with the day under the mouse or finger before it is chosen. Called with null if the
   * pointer leaves the chart without a choice.
   */
  onPreview: (index: number | null) => void;
}

/**
 * The distance that a finger has to move sideways before the cursor of the chart moves. A shorter
 * movement may be the start of a scroll.
 */
const SIDEWAYS_PX = 6;

/**
 * Moves the cursor of a chart. Keyboards and assistive technology use the slider over the x axis,
 * and the mouse and fingers use the plot. A finger that moves sideways moves the cursor. A finger
 * that moves vertically scrolls the page.
 */
export function DayInput({ label, stops, value, valueText, onChange, onPreview }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The start of the current press, and whether the press moves the cursor. */
  const press = useRef<{ x: number; y: number; movesCursor: boolean } | null>(null);

  const findStop = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return positionBisector.center(stops, (event.clientX - left) / width);
  };

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    press.current = {
      x: event.clientX,
      y: event.clientY,
      movesCursor: event.pointerType === 'mouse',
    };
    event.currentTarget.setPointerCapture(event.pointerId);
    handlePointerMove(event);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const pressed = press.current;
    if (!event.isPrimary || (pressed === null && event.pointerType !== 'mouse')) return;
    if (pressed?.movesCursor === false) {
      const sideways = Math.abs(event.clientX - pressed.x);
      if (sideways < SIDEWAYS_PX || sideways < Math.abs(event.clientY - pressed.y)) return;
      pressed.movesCursor = true;
    }
    onPreview(findStop(event));
  }

  function handlePointerUp(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || press.current === null) return;
    press.current = null;
    input.current?.focus({ preventScroll: true });
    onChange(findStop(event));
  }

  function handlePointerLeave() {
    press.current = null;
    onPreview(null);
  }

  /**
   * Moves the cursor by a month on Page Up and Page Down, which the browser would move by a tenth
   * of all days. The browser handles all other keys.
   */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    onChange(findStopMonthAway(stops, value, event.key === 'PageUp' ? 1 : -1));
  }

  return (
    <div
      className="day-input"
      role="presentation"
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={handlePointerLeave}
      onPointerLeave={handlePointerLeave}
      // Prevents the browser from moving the slider to the pointer. The slider spaces the figures
      // evenly, but the plot spaces them by date.
      onMouseDown={(event) => event.preventDefault()}
    >
      <input
        ref={input}
        type="range"
        max={stops.length - 1}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => {
          if (press.current === null) onChange(event.target.valueAsNumber);
        }}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}

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
  /** Called when a day is chosen by a key, a press, or the end of a movement. */
  onChange: (index: number) => void;
  /**
   * Called with the day under a mouse or finger before it is chosen, and with null if the pointer
   * leaves without a choice.
   */
  onPreview: (index: number | null) => void;
}

/**
 * Distance at which a finger starts to move the cursor. With a shorter one, it may be about to
 * scroll.
 */
const SIDEWAYS_PX = 6;

/**
 * Moves the cursor of a chart: a slider over the x axis for keys and assistive technology, and the
 * plot for mouse and finger. Sideways movements move the cursor, and vertical movements scroll.
 */
export function DayInput({ label, stops, value, valueText, onChange, onPreview }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Current press: where it began, and whether it moves the cursor. */
  const press = useRef<{ x: number; y: number; reads: boolean } | null>(null);

  const findStop = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return positionBisector.center(stops, (event.clientX - left) / width);
  };

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    press.current = { x: event.clientX, y: event.clientY, reads: event.pointerType === 'mouse' };
    event.currentTarget.setPointerCapture(event.pointerId);
    handlePointerMove(event);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const pressed = press.current;
    if (!event.isPrimary || (pressed === null && event.pointerType !== 'mouse')) return;
    if (pressed?.reads === false) {
      const sideways = Math.abs(event.clientX - pressed.x);
      if (sideways < SIDEWAYS_PX || sideways < Math.abs(event.clientY - pressed.y)) return;
      pressed.reads = true;
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
   * Moves by a month on Page Up and Page Down, where the browser would move by a tenth of all days.
   * Leaves other keys to the browser.
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
      // Prevents the browser from moving the slider, whose steps are figures and not lengths of
      // time.
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

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type DayStop, nearestStop, stopAfterKey } from '@/lib/chart/reading';

interface DayInputProps {
  label: string;
  /** The days that have a figure, oldest first. */
  stops: readonly DayStop[];
  value: number;
  valueText: string;
  /** A day was chosen: by a key, a press, or the end of a movement. */
  onChange: (index: number) => void;
  /** Reports the day under a mouse or finger before it is chosen; null when it left without choosing. */
  onPreview: (index: number | null) => void;
}

/** A finger that moves less sideways may be about to scroll. */
const SIDEWAYS_PX = 6;

/**
 * Reads a chart: a slider over the x axis for keys and assistive technology, and the plot for mouse and finger.
 * What moves sideways is read, what moves up or down scrolls.
 */
export function DayInput(props: DayInputProps) {
  const { label, stops, value, valueText, onChange, onPreview } = props;
  const input = useRef<HTMLInputElement>(null);
  /** The finger or button that is down: where it began, and whether it reads by now. */
  const press = useRef<{ id: number; x: number; y: number; reads: boolean } | null>(null);

  const stopUnder = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return nearestStop(stops, (event.clientX - left) / width);
  };

  function down(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    const reads = event.pointerType === 'mouse';
    press.current = { id: event.pointerId, x: event.clientX, y: event.clientY, reads };
    if (!reads) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onPreview(stopUnder(event));
  }

  function move(event: PointerEvent<HTMLElement>) {
    const pressed = press.current;
    if (pressed === null) {
      if (event.pointerType === 'mouse') onPreview(stopUnder(event));
      return;
    }
    if (pressed.id !== event.pointerId) return;
    if (!pressed.reads) {
      const sideways = Math.abs(event.clientX - pressed.x);
      if (sideways < SIDEWAYS_PX || sideways < Math.abs(event.clientY - pressed.y)) return;
      pressed.reads = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    onPreview(stopUnder(event));
  }

  function up(event: PointerEvent<HTMLElement>) {
    if (press.current?.id !== event.pointerId) return;
    press.current = null;
    input.current?.focus({ preventScroll: true });
    onChange(stopUnder(event));
  }

  function leave() {
    press.current = null;
    onPreview(null);
  }

  function key(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = stopAfterKey(stops, value, event.key);
    if (index === null) return;
    event.preventDefault();
    if (index !== value) onChange(index);
  }

  return (
    <div
      className="day-input"
      role="presentation"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={leave}
      onPointerLeave={leave}
      // The browser's own way with a slider counts days, not time.
      onMouseDown={(event) => event.preventDefault()}
    >
      <input
        ref={input}
        type="range"
        min={0}
        max={Math.max(0, stops.length - 1)}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => {
          if (press.current === null) onChange(event.target.valueAsNumber);
        }}
        onKeyDown={key}
      />
    </div>
  );
}

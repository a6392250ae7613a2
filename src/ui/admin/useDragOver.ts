import { type DragEvent, useState } from 'react';

/**
 * Returns whether something is dragged over what can be dropped on, and the props for that.
 * @param isForBrowser returns true for what is left to the browser, such as text that a field
 * inserts
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

import { type DragEvent, useState } from 'react';

/**
 * Returns whether something is dragged over a drop target, and the props of the target.
 * @param isForBrowser returns true if the browser should handle the drop, such as text for a field
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

import { type DragEvent, useState } from 'react';

/**
 * Returns whether the user drags something over a drop target, and the props of the target.
 * @param isForBrowser returns true for drops that the browser handles, such as text for a field
 */
export function useDragOver(
  disabled = false,
  isForBrowser: (data: DataTransfer) => boolean = () => false,
) {
  const [over, setOver] = useState(false);
  const handleEnter = (event: DragEvent) => {
    if (isForBrowser(event.dataTransfer)) return;
    event.preventDefault();
    setOver(!disabled);
  };
  const handleLeave = () => setOver(false);
  const props = {
    onDragEnter: handleEnter,
    onDragOver: handleEnter,
    onDragLeave: handleLeave,
    onDropCapture: handleLeave,
  };
  return { over, props };
}

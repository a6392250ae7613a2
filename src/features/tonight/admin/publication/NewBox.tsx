import { useEffect, useRef } from 'react';
import { Box, type BoxProps } from '@/ui/admin/Box';

/**
 * A box that focuses its title when it opens. If the user presses a key repeatedly, the key then
 * activates no button in the box.
 */
export function NewBox(props: BoxProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const title = place.current?.querySelector('h2');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="scroll-mt-4">
      <Box {...props} />
    </div>
  );
}

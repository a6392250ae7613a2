import { useEffect, useRef } from 'react';
import { Box, type BoxProps } from '@/ui/admin/Box';

/**
 * A box that moves the focus to its title when it opens. The focus is not on a button, so holding
 * down Enter does not press one.
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

import { useEffect, useState } from 'react';
import { whenIdle } from '@/browser/whenIdle';

/** True once the page has loaded and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

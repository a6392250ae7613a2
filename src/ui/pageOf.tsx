import { type ComponentType, useEffect, useState } from 'react';
import { HYDRATED_EVENT } from '@/browser/timing';

/**
 * Creates a page component. It calls `content` only for the first render, so that code that arrives
 * later does not replace the content.
 */
export function createPage(content: () => ComponentType): ComponentType {
  return function Page() {
    const [Content] = useState(content);
    // Effects run after hydration.
    useEffect(() => void document.dispatchEvent(new Event(HYDRATED_EVENT)), []);
    return <Content />;
  };
}

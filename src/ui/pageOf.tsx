import { type ComponentType, useEffect, useState } from 'react';
import { HYDRATED_EVENT } from '@/browser/timing';

/**
 * Returns a page component that takes its content at the first render. Code that arrives later
 * never replaces that content.
 */
export function createPage(content: () => ComponentType): ComponentType {
  return function Page() {
    const [Content] = useState(content);
    // Effects run once the content is hydrated.
    useEffect(() => void document.dispatchEvent(new Event(HYDRATED_EVENT)), []);
    return <Content />;
  };
}

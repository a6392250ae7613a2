import { type ComponentType, useEffect, useState } from 'react';
import { HYDRATED } from '@/browser/timing';

/**
 * Returns a page component that takes its content at the first render. Code that arrives later
 * never replaces that content.
 */
export function pageOf(content: () => ComponentType): ComponentType {
  return function Page() {
    const [Content] = useState(content);
    // Effects run once the content is hydrated.
    useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
    return <Content />;
  };
}

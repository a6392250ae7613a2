import { type ComponentType, useEffect, useState } from 'react';
import { HYDRATED } from '@/browser/timing';

/**
 * Returns a page that renders the content that is available at its first render, and never replaces
 * it when code arrives later.
 */
export function pageOf(content: () => ComponentType): ComponentType {
  return function Page() {
    const [Content] = useState(content);
    // An effect runs once the content is rendered.
    useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
    return <Content />;
  };
}

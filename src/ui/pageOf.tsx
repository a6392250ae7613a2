import { type ComponentType, useEffect, useState } from 'react';
import { HYDRATED_EVENT } from '@/browser/timing';

/**
 * Creates a page component. It calls `content` only in the first render. Code that loads later
 * therefore does not replace the content.
 */
export function createPage(content: () => ComponentType): ComponentType {
  return function Page() {
    const [Content] = useState(content);
    // Reports that the page is hydrated, because effects run after hydration.
    useEffect(() => void document.dispatchEvent(new Event(HYDRATED_EVENT)), []);
    return <Content />;
  };
}

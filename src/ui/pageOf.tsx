import { type ComponentType, useEffect, useState } from 'react';
import { HYDRATED } from '@/browser/timing';

/**
 * Shows what there is at its first render, and keeps that: code that comes later mounts nothing
 * anew.
 */
export function pageOf(content: () => ComponentType): ComponentType {
  return function Page() {
    const [Content] = useState(content);
    // Once the content is there, which its effects say.
    useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
    return <Content />;
  };
}

import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the code, so that the next first render needs no waiting. */
  preload: () => Promise<void>;
}

/**
 * A page, or a part of one, in a chunk of its own. Unlike `React.lazy`, one that was preloaded
 * renders in one pass: prerendering and hydration need that.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = (await load()).default;
  };
  const Waiting = lazy(load);

  function Page() {
    // Kept in state: a page must not be mounted anew when its code arrives by another way.
    const [Content] = useState<ComponentType>(() => loaded ?? Waiting);
    return <Content />;
  }
  return { Page, preload };
}

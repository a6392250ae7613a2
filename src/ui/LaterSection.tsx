import { Suspense } from 'react';
import type { LazyPage } from './lazyPage';
import { useDeferredSection } from './useDeferredSection';

/** A section of which nothing stands in the page until its code is there. */
export function LaterSection({ section }: { section: LazyPage }) {
  useDeferredSection(section);
  return (
    <Suspense fallback={null}>
      <section.Page />
    </Suspense>
  );
}

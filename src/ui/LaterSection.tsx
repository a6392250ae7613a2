import { Suspense } from 'react';
import type { LazyPage } from './lazyPage';
import { useDeferredSection } from './useDeferredSection';

/** A section that is rendered as soon as its code is loaded. */
export function LaterSection({ section }: { section: LazyPage }) {
  useDeferredSection(section);
  return (
    <Suspense fallback={null}>
      <section.Page />
    </Suspense>
  );
}

import type { ReactNode } from 'react';
import { isSameData } from '@/lib/sameData';
import { Note } from './Note';

interface SitePreviewProps<T> {
  stored: T | null;
  next: T | null;
  children: (version: T) => ReactNode;
}

/** Shows the version on the site, and the version that a save would publish. */
export function SitePreview<T>({ stored, next, children }: SitePreviewProps<T>) {
  const formatVersion = (version: T | null) => (version === null ? '-' : children(version));
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
      <Note>On the site: {formatVersion(stored)}</Note>
      <Note>After saving: {isSameData(stored, next) ? 'no change' : formatVersion(next)}</Note>
    </div>
  );
}

import type { ReactNode } from 'react';
import { sameData } from '@/lib/sameData';
import { Note } from './Note';

interface SitePreviewProps<T> {
  /** What is stored, and what a save would store; null for nothing. */
  stored: T | null;
  next: T | null;
  /** As visitors read it. */
  children: (shown: T) => ReactNode;
}

/** How visitors read what is on the site, and how they will after a save. */
export function SitePreview<T>({ stored, next, children }: SitePreviewProps<T>) {
  const shown = (version: T | null) => (version === null ? '-' : children(version));
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
      <Note>On the site: {shown(stored)}</Note>
      <Note>After saving: {sameData(stored, next) ? 'no change' : shown(next)}</Note>
    </div>
  );
}

import { readNumber, toFields } from '@/lib/stored';
import { cacheValue, readCachedValue } from './cache';

const CACHE_KEY = 'noteHeight';

/** Stores the height of Home's note at this width of the window, in px; 0 if there is no note. */
export function cacheNoteHeight(height: number): void {
  const data = { height, width: window.innerWidth };
  cacheValue(CACHE_KEY, { data, at: new Date().toISOString() });
}

/** Reserves the height of the note that the last visit showed on Home. */
export function reserveNote(): void {
  const fields = toFields(readCachedValue(CACHE_KEY)?.data);
  const height = fields && readNumber(fields, 'height');
  if (height !== null && fields?.['width'] === window.innerWidth)
    document.documentElement.style.setProperty('--note-height', `${height}px`);
}

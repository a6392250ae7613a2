import { readNumber, toFields } from '@/lib/stored';
import { cacheValue, readCachedValue } from './cache';

const CACHE_KEY = 'noteHeight';

/**
 * Stores the height in px of the note on the Home page, for the current window width. A height of 0
 * means that there is no note.
 */
export function cacheNoteHeight(height: number): void {
  const data = { height, width: window.innerWidth };
  cacheValue(CACHE_KEY, { data, at: new Date().toISOString() });
}

/**
 * Reserves space for the note that the Home page showed on the last visit, if the window has the
 * same width.
 */
export function reserveNote(): void {
  const fields = toFields(readCachedValue(CACHE_KEY)?.data);
  const height = fields && readNumber(fields, 'height');
  if (height !== null && fields?.['width'] === window.innerWidth)
    document.documentElement.style.setProperty('--note-height', `${height}px`);
}

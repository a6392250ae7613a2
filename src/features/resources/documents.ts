import { readTexts } from '@/lib/fields';
import { byText, inOrder } from '@/lib/order';
import { fieldsOf, numberIn, parseAll } from '@/lib/stored';
import { categoryTexts, storedFileTexts } from './fields';

export const CATEGORIES_COLLECTION = 'resourceCategories';
export const FILES_COLLECTION = 'resourceFiles';

export interface ResourceCategory extends Record<keyof typeof categoryTexts, string> {
  id: string;
  displayOrder: number;
}

export interface ResourceFile extends Record<keyof typeof storedFileTexts, string> {
  id: string;
  /** Bytes; null for older files, which have none. */
  size: number | null;
}

/** Reads a stored category; null, with a warning, for what cannot be shown. */
export function parseCategory(id: string, data: unknown): ResourceCategory | null {
  const fields = fieldsOf(data) ?? {};
  const texts = readTexts(categoryTexts, `${CATEGORIES_COLLECTION}/${id}`, fields);
  return texts && { ...texts, id, displayOrder: numberIn(fields, 'displayOrder') ?? 0 };
}

/** Reads a stored file record; null, with a warning, for what cannot be shown. */
export function parseFile(id: string, data: unknown): ResourceFile | null {
  const fields = fieldsOf(data) ?? {};
  const texts = readTexts(storedFileTexts, `${FILES_COLLECTION}/${id}`, fields);
  return texts && { ...texts, id, icon: texts.icon || 'file', size: numberIn(fields, 'size') };
}

/**
 * Reads stored categories by id, and puts them in their order; what cannot be shown is left out.
 */
export const parseCategories = (stored: unknown): ResourceCategory[] =>
  inOrder(parseAll(stored, parseCategory));

/** Reads stored file records by id, the newest upload first; what cannot be shown is left out. */
export const parseFiles = (stored: unknown): ResourceFile[] =>
  parseAll(stored, parseFile).sort((a, b) => byText(b.uploadDate, a.uploadDate));

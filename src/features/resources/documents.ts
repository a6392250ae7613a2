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
  /** In bytes. Null for older files without a size. */
  size: number | null;
}

/** Parses a stored category. Returns null and logs a warning if it is invalid. */
export function parseCategory(id: string, data: unknown): ResourceCategory | null {
  const fields = fieldsOf(data) ?? {};
  const texts = readTexts(categoryTexts, `${CATEGORIES_COLLECTION}/${id}`, fields);
  return texts && { ...texts, id, displayOrder: numberIn(fields, 'displayOrder') ?? 0 };
}

/** Parses a stored file record. Returns null and logs a warning if it is invalid. */
export function parseFile(id: string, data: unknown): ResourceFile | null {
  const fields = fieldsOf(data) ?? {};
  const texts = readTexts(storedFileTexts, `${FILES_COLLECTION}/${id}`, fields);
  return texts && { ...texts, id, icon: texts.icon || 'file', size: numberIn(fields, 'size') };
}

/** Parses stored categories and sorts them by `displayOrder`. Leaves out invalid ones. */
export const parseCategories = (stored: unknown): ResourceCategory[] =>
  inOrder(parseAll(stored, parseCategory));

/** Parses stored file records and sorts them, newest upload first. Leaves out invalid ones. */
export const parseFiles = (stored: unknown): ResourceFile[] =>
  parseAll(stored, parseFile).sort((a, b) => byText(b.uploadDate, a.uploadDate));

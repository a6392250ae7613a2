import { readTexts } from '@/lib/fields';
import { compareTexts, sortByOrder } from '@/lib/order';
import { toFields, readNumber, parseDocuments } from '@/lib/stored';
import { categoryFields, storedFileFields } from './fields';

export const CATEGORIES_COLLECTION = 'resourceCategories';
export const FILES_COLLECTION = 'resourceFiles';

export interface ResourceCategory extends Record<keyof typeof categoryFields, string> {
  id: string;
  displayOrder: number;
}

export interface ResourceFile extends Record<keyof typeof storedFileFields, string> {
  id: string;
  /** The size in bytes. Null for older files whose size was not stored. */
  size: number | null;
}

/** Parses a stored category. Logs a warning and returns null if the category is invalid. */
export function parseCategory(id: string, data: unknown): ResourceCategory | null {
  const fields = toFields(data) ?? {};
  const texts = readTexts(categoryFields, `${CATEGORIES_COLLECTION}/${id}`, fields);
  return texts && { ...texts, id, displayOrder: readNumber(fields, 'displayOrder') ?? 0 };
}

/** Parses a stored file record. Logs a warning and returns null if the record is invalid. */
export function parseFile(id: string, data: unknown): ResourceFile | null {
  const fields = toFields(data) ?? {};
  const texts = readTexts(storedFileFields, `${FILES_COLLECTION}/${id}`, fields);
  return texts && { ...texts, id, icon: texts.icon || 'file', size: readNumber(fields, 'size') };
}

/** Parses stored categories and sorts them by `displayOrder`. Leaves out invalid categories. */
export const parseCategories = (stored: unknown): ResourceCategory[] =>
  sortByOrder(parseDocuments(stored, parseCategory));

/** Parses stored file records and sorts them from newest to oldest. Leaves out invalid records. */
export const parseFiles = (stored: unknown): ResourceFile[] =>
  parseDocuments(stored, parseFile).sort((a, b) => compareTexts(b.uploadDate, a.uploadDate));

import { byText, inOrder } from '@/lib/order';
import { fieldsOf, nameIn, numberIn, textIn, warnDropped } from '@/lib/stored';

export const CATEGORIES_COLLECTION = 'resourceCategories';
export const FILES_COLLECTION = 'resourceFiles';

export interface ResourceCategory {
  id: string;
  name: string;
  displayOrder: number;
}

export interface ResourceFile {
  id: string;
  name: string;
  url: string;
  /** Its mime type; '' when unknown. */
  fileType: string;
  /** ISO time. */
  uploadDate: string;
  category: string;
  path: string;
  icon: string;
  /** Bytes; null for older files, which have none. */
  size: number | null;
}

/** Reads a stored category; null, with a warning, for what cannot be shown. */
export function parseCategory(id: string, data: unknown): ResourceCategory | null {
  const fields = fieldsOf(data);
  const name = fields && nameIn(fields, 'name');
  if (fields === null || name === null) {
    warnDropped(`${CATEGORIES_COLLECTION}/${id}`, 'it has no name');
    return null;
  }
  return { id, name, displayOrder: numberIn(fields, 'displayOrder') ?? 0 };
}

/** Reads a stored file record; null, with a warning, for what cannot be shown. */
export function parseFile(id: string, data: unknown): ResourceFile | null {
  const fields = fieldsOf(data);
  const name = fields && nameIn(fields, 'name');
  const url = fields && textIn(fields, 'url');
  if (fields === null || name === null || url === null) {
    warnDropped(`${FILES_COLLECTION}/${id}`, 'it has no name or no url');
    return null;
  }
  return {
    id,
    name,
    url,
    fileType: textIn(fields, 'fileType') ?? '',
    uploadDate: textIn(fields, 'uploadDate') ?? '',
    category: textIn(fields, 'category') ?? '',
    path: textIn(fields, 'path') ?? '',
    icon: textIn(fields, 'icon') ?? 'file',
    size: numberIn(fields, 'size'),
  };
}

/** Reads stored categories by id, and puts them in their order; what cannot be shown is left out. */
export function parseCategories(stored: unknown): ResourceCategory[] {
  const all = Object.entries(fieldsOf(stored) ?? {});
  return inOrder(all.flatMap(([id, data]) => parseCategory(id, data) ?? []));
}

/** Reads stored file records by id, the newest first; what cannot be shown is left out. */
export function parseFiles(stored: unknown): ResourceFile[] {
  const all = Object.entries(fieldsOf(stored) ?? {});
  return newestFirst(all.flatMap(([id, data]) => parseFile(id, data) ?? []));
}

/** Files with the newest upload first. */
function newestFirst(files: readonly ResourceFile[]): ResourceFile[] {
  return [...files].sort((a, b) => byText(b.uploadDate, a.uploadDate));
}

/** The wanted category if it exists, otherwise the first one, or none. */
export function chosenCategory(
  categories: readonly ResourceCategory[],
  wanted: string | null,
): ResourceCategory | null {
  return categories.find(({ id }) => id === wanted) ?? categories[0] ?? null;
}

import { useAppSelector, useListRequest } from '@/ui/storeHooks';
import {
  type DescribeChange,
  type DescribedChange,
  findDifferences,
  type ValueRow,
  shortenText,
} from '@/lib/difference';
import { toTextRows } from '@/lib/fields';
import { listKeys, mapKeys } from '@/lib/records';
import { type StoredFields, readText } from '@/lib/stored';
import { CATEGORIES_COLLECTION, FILES_COLLECTION, type ResourceCategory } from '../documents';
import { FILE_ICONS, isFileIcon } from '../icons';
import { fetchCategories, selectCategories } from '../resourcesSlice';
import { categoryFields, type FileFieldName, fileFields } from '../fields';
import type { FileFormValues } from './fileThunks';
import { resourceStaffMessages } from './messages';

export const useKnownCategories = () => useAppSelector(selectCategories).data;

export const useCategories = () => useListRequest(selectCategories, fetchCategories);

type StoredRecord = StoredFields | null;

const SECTION_NAME = 'Resources';

const getText = (stored: StoredRecord, field: FileFieldName) =>
  (stored && readText(stored, field)) ?? '';

export const toCategoryRows = (name: string) => toTextRows(categoryFields, { name });

function describeCategory(before: StoredRecord, after: StoredRecord): DescribedChange {
  const [from, to] = [getText(before, 'name'), getText(after, 'name')];
  const note = before === null ? 'category added' : after === null ? 'category deleted' : 'renamed';
  return {
    name: SECTION_NAME,
    differences: findDifferences(toCategoryRows(from), toCategoryRows(to), { noteOf: () => note }),
    recordScope: 'fields',
  };
}

type NamedCategories = readonly Pick<ResourceCategory, 'id' | 'name'>[];

export const findCategoryName = (categories: NamedCategories, category: string) =>
  categories.find(({ id }) => id === category)?.name ?? resourceStaffMessages.unknownCategory;

export function toFileRows(
  { name, description, icon, category }: FileFormValues,
  categories: NamedCategories,
): ValueRow[] {
  const iconName = isFileIcon(icon) ? FILE_ICONS[icon].name : icon;
  const categoryName = findCategoryName(categories, category);
  const shown = { name, description, icon: iconName, category: categoryName };
  return toTextRows(fileFields, shown).map((row) =>
    row.label === fileFields.category.label ? { ...row, id: category } : row,
  );
}

function describeFile(
  before: StoredRecord,
  after: StoredRecord,
  categories: NamedCategories,
): DescribedChange {
  const item = shortenText(getText(after, 'name') || getText(before, 'name'));
  const file = { name: SECTION_NAME, recordScope: 'fields' } as const;
  const home = getText(before, 'category');
  const category = getText(after, 'category');
  if (before === null || after === null) {
    // The change record of a deleted file does not contain the category. Use the text 'File'
    // instead.
    const known = category || home;
    const row = { label: item, text: known === '' ? 'File' : findCategoryName(categories, known) };
    const differences = findDifferences(before ? [row] : [], after ? [row] : [], {
      noteOf: () => (before === null ? 'file added' : 'file deleted'),
    });
    return { ...file, differences };
  }
  const toRows = (stored: StoredRecord) =>
    toFileRows(
      mapKeys(listKeys(fileFields), (field) => getText(stored, field)),
      categories,
    );
  const differences = findDifferences(toRows(before), toRows(after), {
    noteOf: (_, now) => (now?.label === fileFields.name.label ? '' : item),
  });
  return { ...file, differences };
}

/**
 * Returns a function that describes changes of categories and files. A file record contains only
 * the id of its category, so `categories` provides the names.
 */
export function createResourceDescriber(categories: NamedCategories): DescribeChange {
  return (path, before, after) => {
    if (path.startsWith(`${CATEGORIES_COLLECTION}/`)) return describeCategory(before, after);
    if (!path.startsWith(`${FILES_COLLECTION}/`)) return null;
    return describeFile(before, after, categories);
  };
}

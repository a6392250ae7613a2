import { useAppSelector, useListed } from '@/ui/storeHooks';
import {
  type DescribeChange,
  type DescribedChange,
  differencesOf,
  type Row,
  shortened,
} from '@/lib/difference';
import { textRows } from '@/lib/fields';
import { keysOf, mapKeys } from '@/lib/records';
import { type StoredFields, textIn } from '@/lib/stored';
import { CATEGORIES_COLLECTION, FILES_COLLECTION, type ResourceCategory } from '../documents';
import { FILE_ICONS, isFileIcon } from '../icons';
import { fetchCategories, selectCategories } from '../resourcesSlice';
import { categoryTexts, type FileText, fileTexts } from '../fields';
import type { FileTexts } from './fileThunks';
import { resourceStaffMessages } from './messages';

/** Returns the loaded categories. Any other category is described as unknown. */
export const useKnownCategories = () => useAppSelector(selectCategories).data;

export const useCategories = () => useListed(selectCategories, fetchCategories);

type Fields = StoredFields | null;

const NAME = 'Resources';

const textOf = (stored: Fields, field: FileText) => (stored && textIn(stored, field)) ?? '';

export const categoryRows = (name: string) => textRows(categoryTexts, { name });

function describeCategory(before: Fields, after: Fields): DescribedChange {
  const [from, to] = [textOf(before, 'name'), textOf(after, 'name')];
  const note = before === null ? 'category added' : after === null ? 'category deleted' : 'renamed';
  return {
    name: NAME,
    differences: differencesOf(categoryRows(from), categoryRows(to), { noteOf: () => note }),
    recordScope: 'fields',
  };
}

type Categories = readonly Pick<ResourceCategory, 'id' | 'name'>[];

export const categoryName = (categories: Categories, category: string) =>
  categories.find(({ id }) => id === category)?.name ?? resourceStaffMessages.unknownCategory;

export function fileRows({ name, icon, category }: FileTexts, categories: Categories): Row[] {
  const iconName = isFileIcon(icon) ? FILE_ICONS[icon].name : icon;
  const shown = { name, icon: iconName, category: categoryName(categories, category) };
  return textRows(fileTexts, shown).map((row) =>
    row.label === fileTexts.category.label ? { ...row, id: category } : row,
  );
}

function describeFile(before: Fields, after: Fields, categories: Categories): DescribedChange {
  const item = shortened(textOf(after, 'name') || textOf(before, 'name'));
  const file = { name: NAME, recordScope: 'fields' } as const;
  const home = textOf(before, 'category');
  const category = textOf(after, 'category');
  if (before === null || after === null) {
    // The record of a deleted file does not contain its category.
    const known = category || home;
    const row = { label: item, text: known === '' ? 'File' : categoryName(categories, known) };
    const differences = differencesOf(before ? [row] : [], after ? [row] : [], {
      noteOf: () => (before === null ? 'file added' : 'file deleted'),
    });
    return { ...file, differences };
  }
  const rows = (stored: Fields) =>
    fileRows(
      mapKeys(keysOf(fileTexts), (field) => textOf(stored, field)),
      categories,
    );
  const differences = differencesOf(rows(before), rows(after), {
    noteOf: (_, now) => (now?.label === fileTexts.name.label ? '' : item),
  });
  return { ...file, differences };
}

/**
 * Describes changes of categories and files. `categories` has the names, because the record of a
 * file has only the id of its category.
 */
export function describeResources(categories: Categories): DescribeChange {
  return (path, before, after) => {
    if (path.startsWith(`${CATEGORIES_COLLECTION}/`)) return describeCategory(before, after);
    if (!path.startsWith(`${FILES_COLLECTION}/`)) return null;
    return describeFile(before, after, categories);
  };
}

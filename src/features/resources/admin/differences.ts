import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import {
  type DescribeChange,
  type DescribedChange,
  differencesOf,
  type Row,
  shortened,
} from '@/lib/difference';
import { type StoredFields, textIn } from '@/lib/stored';
import { CATEGORIES_COLLECTION, FILES_COLLECTION, type ResourceCategory } from '../documents';
import { FILE_ICONS } from '../icons';
import { fetchCategories, selectCategories } from '../resourcesSlice';
import type { FileWords } from './fileThunks';
import { resourceStaffMessages } from './messages';

/** The categories that are there: a change of another tells of an unknown one. */
export const useKnownCategories = () => useAppSelector(selectCategories).data;

/** Loads the categories where no other page has. */
export function useCategoriesLoaded(): void {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectCategories);
  useEffect(() => {
    if (status === 'idle') void dispatch(fetchCategories());
  }, [dispatch, status]);
}

type Fields = StoredFields | null;

const NAME = 'Resources';
export const FILES_NOT_UNDONE = 'Changes to files cannot be undone here.';
export const NEW_CATEGORY = 'It is new: delete it under Resources.';

const textOf = (stored: Fields, field: 'name' | 'icon' | 'category') =>
  (stored && textIn(stored, field)) ?? '';

/** The form of a category. */
export const categoryRows = (name: string): Row[] => [
  { label: 'Category Name', text: name.trim(), short: shortened(name.trim()) },
];

function describeCategory(before: Fields, after: Fields): DescribedChange {
  const [from, to] = [textOf(before, 'name'), textOf(after, 'name')];
  const note = before === null ? 'category added' : after === null ? 'category deleted' : 'renamed';
  return {
    name: NAME,
    item: shortened(to || from),
    differences: differencesOf(categoryRows(from), categoryRows(to), { noteOf: () => note }),
    kept: 'fields',
    ...(before === null && { notUndone: NEW_CATEGORY }),
  };
}

type Categories = readonly Pick<ResourceCategory, 'id' | 'name'>[];

const categoryName = (categories: Categories, category: string) =>
  categories.find(({ id }) => id === category)?.name ?? resourceStaffMessages.unknownCategory;

/** The form of a file. */
export function fileRows({ name, icon, category }: FileWords, categories: Categories): Row[] {
  const icons: Readonly<Record<string, string>> = FILE_ICONS;
  return [
    { label: 'Display name', text: name.trim() },
    { label: 'Icon', text: icons[icon] ?? icon },
    { label: 'Category', text: categoryName(categories, category), id: category },
  ];
}

/** A file that came or went: of a deleted one no category may be known. */
function fileRow(stored: StoredFields, label: string, categories: Categories): Row {
  const category = textOf(stored, 'category');
  return { label, text: category === '' ? 'File' : categoryName(categories, category) };
}

function describeFile(before: Fields, after: Fields, categories: Categories): DescribedChange {
  const item = shortened(textOf(after, 'name') || textOf(before, 'name'));
  const rows = (stored: StoredFields) =>
    before === null || after === null
      ? [fileRow(stored, item, categories)]
      : fileRows(
          {
            name: textOf(stored, 'name'),
            icon: textOf(stored, 'icon'),
            category: textOf(stored, 'category'),
          },
          categories,
        );
  const differences = differencesOf(before ? rows(before) : [], after ? rows(after) : [], {
    noteOf: (old, now) => {
      if (old === undefined) return 'file added';
      if (now === undefined) return 'file deleted';
      return now.label === 'Display name' ? '' : item;
    },
  });
  const file: DescribedChange = { name: NAME, item, differences, kept: 'fields', isFile: true };
  if (before === null || after === null) return { ...file, notUndone: FILES_NOT_UNDONE };
  const home = textOf(before, 'category');
  const moved = home !== '' && home !== textOf(after, 'category');
  return { ...file, ...(moved && { needs: `${CATEGORIES_COLLECTION}/${home}` }) };
}

/** Describes changes of categories and files, whose record holds no more of a category than its id. */
export function describeResources(categories: Categories): DescribeChange {
  return (path, before, after) => {
    if (path.startsWith(`${CATEGORIES_COLLECTION}/`)) return describeCategory(before, after);
    if (!path.startsWith(`${FILES_COLLECTION}/`)) return null;
    return describeFile(before, after, categories);
  };
}

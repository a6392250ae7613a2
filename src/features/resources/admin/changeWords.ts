import {
  changeLine,
  type ChangeWords,
  type DescribeChange,
  NOTHING,
  shortened,
} from '@/lib/changeLines';
import { type StoredFields, textIn } from '@/lib/stored';
import { CATEGORIES_COLLECTION, FILES_COLLECTION } from '../documents';
import { resourceStaffMessages } from './messages';
import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { fetchCategories, selectCategories } from '../resourcesSlice';

/** Describes changes of categories and files; a category has its name where the list is there. */
export function useResourceWords(): DescribeChange {
  const { data } = useAppSelector(selectCategories);
  return useMemo(() => describeResources(new Map(data.map(({ id, name }) => [id, name]))), [data]);
}

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

const nameIn = (stored: Fields) => (stored && textIn(stored, 'name')) ?? '';

function categoryWords(before: Fields, after: Fields): ChangeWords {
  const [from, to] = [nameIn(before), nameIn(after)];
  const words =
    before === null ? 'category added' : after === null ? 'category deleted' : 'renamed';
  const shown = (name: string) => shortened(name) || NOTHING;
  const line = changeLine('Category name', shown(from), shown(to), words);
  return {
    name: NAME,
    item: shortened(to || from),
    lines: from === to ? [] : [line],
    kept: 'fields',
    ...(before === null && { notUndone: NEW_CATEGORY }),
  };
}

function fileWords(before: Fields, after: Fields, categoryOf: (stored: Fields) => string) {
  const name = shortened(nameIn(after) || nameIn(before));
  if (before === null || after === null) {
    const shown = (file: Fields) => (file === null ? NOTHING : categoryOf(file) || 'File');
    const words = before === null ? 'file added' : 'file deleted';
    const line = changeLine(name, shown(before), shown(after), words);
    return { item: name, lines: [line], notUndone: FILES_NOT_UNDONE };
  }
  const fields: [string, string, string][] = [
    ['File name', nameIn(before), nameIn(after)],
    ['Category', categoryOf(before), categoryOf(after)],
    ['Icon', textIn(before, 'icon') ?? '', textIn(after, 'icon') ?? ''],
  ];
  const lines = fields
    .filter(([, from, to]) => from !== to)
    .map(([label, from, to]) => changeLine(label, from, to, label === 'File name' ? '' : name));
  const home = textIn(before, 'category');
  const moved = home !== null && home !== '' && home !== textIn(after, 'category');
  return { item: name, lines, ...(moved && { needs: `${CATEGORIES_COLLECTION}/${home}` }) };
}

/** Describes changes of categories and files, whose record holds no more of a category than its id. */
export function describeResources(categoryNames: ReadonlyMap<string, string>): DescribeChange {
  const categoryOf = (stored: Fields) => {
    const id = (stored && textIn(stored, 'category')) ?? '';
    return id === '' ? '' : (categoryNames.get(id) ?? resourceStaffMessages.unknownCategory);
  };
  return (path, before, after) => {
    if (path.startsWith(`${CATEGORIES_COLLECTION}/`)) return categoryWords(before, after);
    if (!path.startsWith(`${FILES_COLLECTION}/`)) return null;
    return { name: NAME, kept: 'fields', isFile: true, ...fileWords(before, after, categoryOf) };
  };
}

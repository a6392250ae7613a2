/** Valid data of the features, which tests change as needed. */
import type { NewsItem } from '@/features/news/documents';
import { newsTextFields } from '@/features/news/fields';
import type { ResourceCategory, ResourceFile } from '@/features/resources/documents';
import type { ResourcesState } from '@/features/resources/resourcesSlice';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { listKeys, mapKeys } from '@/lib/records';
import type { RequestState } from '@/lib/requestState';

/** Returns the state of a request that succeeded with this data. */
export function createLoadedState<T>(data: T): RequestState<T> {
  return { status: 'succeeded', data, error: null, requestId: 'r1' };
}

/** Returns the nth item of news. */
export function createNewsItem(n: number, fields: Partial<NewsItem> = {}): NewsItem {
  return {
    ...mapKeys(listKeys(newsTextFields), (name) => newsTextFields[name].label),
    id: `n${n}`,
    title: `Title ${n}`,
    description: `Words ${n}`,
    interviewer: 'Ada Obi',
    videoUrl: `https://www.youtube.com/watch?v=video${n}`,
    thumbnailUrl: '',
    isActive: true,
    displayOrder: n,
    createdAt: '',
    updatedAt: '',
    ...fields,
  };
}

/** Returns the texts of an item by the labels of its form, in order. */
export const listNewsFormTexts = (item: NewsItem) =>
  listKeys(newsTextFields).map((name) => ({ label: newsTextFields[name].label, text: item[name] }));

/** Returns the nth category. */
export function createCategory(
  n: number,
  fields: Partial<ResourceCategory> = {},
): ResourceCategory {
  return { id: `cat_${n}`, name: `Category ${n}`, displayOrder: n - 1, ...fields };
}

/** Returns the record of a PDF in the first category. */
export function createResourceFile(id: string, fields: Partial<ResourceFile> = {}): ResourceFile {
  return {
    id,
    name: `File ${id}`,
    url: `https://example.com/${id}.pdf`,
    fileType: 'application/pdf',
    uploadDate: '2025-03-14T16:40:00.000Z',
    category: 'cat_1',
    path: `resources/cat_1/${id}.pdf`,
    icon: 'pdf',
    size: null,
    ...fields,
  };
}

/** Returns the staff area's state of resources. By default there are no files. */
export function createResourcesState(
  categories: ResourcesState['categories'],
  files: Partial<RequestState<ResourceFile[]>> = {},
) {
  return { categories, files: { ...createLoadedState([]), ...files }, filesAskedAt: '' };
}

/** Returns the record of a save by Ada at 18:42 in Lagos. */
export function createChange(fields: Partial<ChangeRecord> = {}): ChangeRecord {
  return {
    id: '1',
    at: new Date('2025-03-14T17:42:00Z'),
    email: 'ada@example.com',
    part: 'tonight',
    kind: 'save',
    undoes: '',
    documents: [],
    ...fields,
  };
}

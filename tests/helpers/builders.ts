/** Valid data for tests. Each function accepts fields that replace the default ones. */
import type { NewsItem } from '@/features/news/documents';
import { newsTextFields } from '@/features/news/fields';
import type { ResourceCategory, ResourceFile } from '@/features/resources/documents';
import type { ResourcesState } from '@/features/resources/resourcesSlice';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { listKeys, mapKeys } from '@/lib/records';
import type { RequestState } from '@/lib/requestState';

/** Returns the state of a request that has loaded the given data. */
export function createLoadedState<T>(data: T): RequestState<T> {
  return { status: 'succeeded', data, error: null, requestId: 'r1' };
}

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

/** Returns the labels and texts of a news item, in the order of the form. */
export const listNewsFormTexts = (item: NewsItem) =>
  listKeys(newsTextFields).map((name) => ({ label: newsTextFields[name].label, text: item[name] }));

export function createCategory(
  n: number,
  fields: Partial<ResourceCategory> = {},
): ResourceCategory {
  return { id: `cat_${n}`, name: `Category ${n}`, displayOrder: n - 1, ...fields };
}

export function createResourceFile(id: string, fields: Partial<ResourceFile> = {}): ResourceFile {
  return {
    id,
    name: `File ${id}`,
    description: '',
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

/** Returns the state of resources in the staff area. By default it contains no files. */
export function createResourcesState(
  categories: ResourcesState['categories'],
  files: Partial<RequestState<ResourceFile[]>> = {},
) {
  return { categories, files: { ...createLoadedState([]), ...files }, filesAskedAt: '' };
}

/** Returns the change record of a save by Ada at 18:42 Lagos time. */
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

import { inOrder } from '@/lib/order';
import { fieldsOf, nameIn, numberIn, textIn, warnDropped } from '@/lib/stored';

export const NEWS_COLLECTION = 'newsCommentary';

/** One video with the words beside it. Times are ISO texts; '' where an older item has none. */
export interface NewsItem {
  id: string;
  title: string;
  description: string;
  interviewer: string;
  videoUrl: string;
  /** '' when the thumbnail follows the video. */
  thumbnailUrl: string;
  isActive: boolean;
  displayOrder: number;
  createdAt: string;
  updatedAt: string;
}

/** Reads a stored item; null, with a warning, for what cannot be shown. */
export function parseNewsItem(id: string, data: unknown): NewsItem | null {
  const path = `${NEWS_COLLECTION}/${id}`;
  const fields = fieldsOf(data);
  if (fields === null) {
    warnDropped(path, 'it is not a map of fields');
    return null;
  }
  const title = nameIn(fields, 'title');
  const videoUrl = textIn(fields, 'videoUrl');
  if (title === null || videoUrl === null) {
    warnDropped(path, 'title or videoUrl is missing');
    return null;
  }
  return {
    id,
    title,
    videoUrl,
    description: nameIn(fields, 'description') ?? '',
    interviewer: nameIn(fields, 'interviewer') ?? '',
    thumbnailUrl: textIn(fields, 'thumbnailUrl') ?? '',
    isActive: fields['isActive'] === true,
    displayOrder: numberIn(fields, 'displayOrder') ?? 0,
    createdAt: textIn(fields, 'createdAt') ?? '',
    updatedAt: textIn(fields, 'updatedAt') ?? '',
  };
}

/** Reads stored items by id, and puts them in their order; what cannot be shown is left out. */
export function parseNews(stored: unknown): NewsItem[] {
  const items = Object.entries(fieldsOf(stored) ?? {});
  return inOrder(items.flatMap(([id, data]) => parseNewsItem(id, data) ?? []));
}

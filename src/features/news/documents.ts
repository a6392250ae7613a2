import { readTexts } from '@/lib/fields';
import { sortByOrder } from '@/lib/order';
import { toFields, readNumber, parseDocuments, readText } from '@/lib/stored';
import { newsTextFields, type NewsTextName } from './fields';

export const NEWS_COLLECTION = 'newsCommentary';

/**
 * A video with its texts. The times are ISO strings. If an older item has no times, they are ''.
 */
export interface NewsItem extends Record<NewsTextName, string> {
  id: string;
  /** The URL of the custom thumbnail. Empty to use the thumbnail of the video. */
  thumbnailUrl: string;
  isActive: boolean;
  displayOrder: number;
  createdAt: string;
  updatedAt: string;
}

/** Parses a stored item. Logs a warning and returns null if the item is invalid. */
export function parseNewsItem(id: string, data: unknown): NewsItem | null {
  const fields = toFields(data) ?? {};
  const texts = readTexts(newsTextFields, `${NEWS_COLLECTION}/${id}`, fields);
  return (
    texts && {
      ...texts,
      id,
      thumbnailUrl: readText(fields, 'thumbnailUrl') ?? '',
      isActive: fields['isActive'] === true,
      displayOrder: readNumber(fields, 'displayOrder') ?? 0,
      createdAt: readText(fields, 'createdAt') ?? '',
      updatedAt: readText(fields, 'updatedAt') ?? '',
    }
  );
}

/** Parses stored items and sorts them by `displayOrder`. Leaves out invalid items. */
export const parseNews = (stored: unknown): NewsItem[] =>
  sortByOrder(parseDocuments(stored, parseNewsItem));

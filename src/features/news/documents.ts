import { readTexts } from '@/lib/fields';
import { inOrder } from '@/lib/order';
import { fieldsOf, numberIn, parseAll, textIn } from '@/lib/stored';
import { newsTexts, type NewsText } from './fields';

export const NEWS_COLLECTION = 'newsCommentary';

/** A video with its texts. Times are ISO strings; '' if an older item has none. */
export interface NewsItem extends Record<NewsText, string> {
  id: string;
  /** '' to use the thumbnail of the video. */
  thumbnailUrl: string;
  isActive: boolean;
  displayOrder: number;
  createdAt: string;
  updatedAt: string;
}

/** Parses a stored item. Returns null and logs a warning if it is invalid. */
export function parseNewsItem(id: string, data: unknown): NewsItem | null {
  const fields = fieldsOf(data) ?? {};
  const texts = readTexts(newsTexts, `${NEWS_COLLECTION}/${id}`, fields);
  return (
    texts && {
      ...texts,
      id,
      thumbnailUrl: textIn(fields, 'thumbnailUrl') ?? '',
      isActive: fields['isActive'] === true,
      displayOrder: numberIn(fields, 'displayOrder') ?? 0,
      createdAt: textIn(fields, 'createdAt') ?? '',
      updatedAt: textIn(fields, 'updatedAt') ?? '',
    }
  );
}

/** Parses stored items and sorts them by `displayOrder`. Leaves out invalid items. */
export const parseNews = (stored: unknown): NewsItem[] => inOrder(parseAll(stored, parseNewsItem));

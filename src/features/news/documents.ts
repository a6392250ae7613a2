import { readTexts } from '@/lib/fields';
import { inOrder } from '@/lib/order';
import { fieldsOf, numberIn, parseAll, textIn } from '@/lib/stored';
import { newsTexts, type NewsText } from './fields';

export const NEWS_COLLECTION = 'newsCommentary';

/** One video with the words beside it. Times are ISO texts; '' where an older item has none. */
export interface NewsItem extends Record<NewsText, string> {
  id: string;
  /** '' when the thumbnail follows the video. */
  thumbnailUrl: string;
  isActive: boolean;
  displayOrder: number;
  createdAt: string;
  updatedAt: string;
}

/** Reads a stored item; null, with a warning, for what cannot be shown. */
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

/** Reads stored items by id, and puts them in their order; what cannot be shown is left out. */
export const parseNews = (stored: unknown): NewsItem[] => inOrder(parseAll(stored, parseNewsItem));

import { type NewsItem } from '../documents';

/** The part of the site that records of changes name. */
export const NEWS_PART = 'news';

/** Whether two items say the same, whatever their place and their times. */
export function sameWords(a: NewsItem, b: NewsItem): boolean {
  return (
    a.title === b.title &&
    a.description === b.description &&
    a.interviewer === b.interviewer &&
    a.videoUrl === b.videoUrl &&
    a.thumbnailUrl === b.thumbnailUrl &&
    a.isActive === b.isActive
  );
}

/** What is stored of an item: its id is the document's own. */
export function fieldsOf(item: NewsItem): Omit<NewsItem, 'id'> {
  const { title, description, interviewer, videoUrl } = item;
  const { isActive, displayOrder, createdAt, updatedAt } = item;
  return {
    title,
    description,
    interviewer,
    videoUrl,
    thumbnailUrl: item.thumbnailUrl,
    isActive,
    displayOrder,
    createdAt,
    updatedAt,
  };
}

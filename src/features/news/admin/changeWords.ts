import {
  type ChangeLine,
  changeLine,
  type DescribeChange,
  NOTHING,
  shortened,
} from '@/lib/changeLines';
import { type StoredFields, textIn } from '@/lib/stored';
import { NEWS_COLLECTION } from '../documents';
import { isAutoThumbnail } from '../thumbnail';

const NAME = 'News';
const fieldNames = {
  title: 'Title',
  description: 'Description',
  interviewer: 'Interviewer',
  videoUrl: 'Video',
} as const;

/** Why an item, or its picture, cannot come back. */
export const PICTURE_GONE = 'Its picture was deleted from our storage with it.';
export const NEW_ITEM = 'It is new: delete it under News.';

const isOwnPicture = (url: string) => url !== '' && !isAutoThumbnail(url);
const state = (item: StoredFields) => (item['isActive'] === true ? 'Active' : 'Not active');
const pictureWords = (url: string) => (isOwnPicture(url) ? 'Own picture' : 'From the video');

function linesBetween(before: StoredFields, after: StoredFields): ChangeLine[] {
  const title = textIn(after, 'title') ?? textIn(before, 'title') ?? '';
  const lines: ChangeLine[] = [];
  if (before['isActive'] !== after['isActive']) {
    const words = after['isActive'] === true ? 'now on Home' : 'no longer on Home';
    lines.push(changeLine(shortened(title), state(before), state(after), words));
  }
  for (const [field, label] of Object.entries(fieldNames)) {
    const [from, to] = [textIn(before, field) ?? '', textIn(after, field) ?? ''];
    if (from === to) continue;
    const words = field === 'title' ? '' : shortened(title);
    lines.push({
      ...changeLine(label, shortened(from) || NOTHING, shortened(to) || NOTHING, words),
      full: { before: from || NOTHING, after: to || NOTHING },
    });
  }
  const pictures = [before, after].map((item) => textIn(item, 'thumbnailUrl') ?? '');
  const [from = '', to = ''] = pictures;
  if (from !== to && (isOwnPicture(from) || isOwnPicture(to))) {
    lines.push(changeLine('Thumbnail', pictureWords(from), pictureWords(to), shortened(title)));
  }
  return lines;
}

/** Changes of news items in words; null for other documents. */
export const describeNewsChange: DescribeChange = (path, before, after) => {
  if (!path.startsWith(`${NEWS_COLLECTION}/`)) return null;
  const item = after ?? before;
  if (item === null) return { name: NAME, lines: [], kept: 'fields' };
  const title = shortened(textIn(item, 'title') ?? '');
  if (before === null || after === null) {
    const shown = (stored: StoredFields | null) => (stored === null ? NOTHING : state(stored));
    const words = before === null ? 'item added' : 'item deleted';
    const line = changeLine(title || NAME, shown(before), shown(after), words);
    const lost = isOwnPicture(textIn(item, 'thumbnailUrl') ?? '');
    const notUndone = before === null ? NEW_ITEM : lost ? PICTURE_GONE : undefined;
    return {
      name: NAME,
      item: title,
      lines: [line],
      kept: 'fields',
      ...(notUndone && { notUndone }),
    };
  }
  const picture = textIn(before, 'thumbnailUrl') ?? '';
  const replaced = isOwnPicture(picture) && picture !== textIn(after, 'thumbnailUrl');
  return {
    name: NAME,
    item: title,
    lines: linesBetween(before, after),
    kept: 'fields',
    ...(replaced && 'thumbnailUrl' in after && { notUndone: PICTURE_GONE }),
  };
};

import { type ChangeLine, type ChangeWords, NOTHING, shortened } from '@/lib/changeLines';
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
    lines.push({
      label: shortened(title),
      alone: shortened(title),
      before: state(before),
      after: state(after),
      words: after['isActive'] === true ? 'now on Home' : 'no longer on Home',
    });
  }
  for (const [field, label] of Object.entries(fieldNames)) {
    const [from, to] = [textIn(before, field) ?? '', textIn(after, field) ?? ''];
    if (from === to) continue;
    lines.push({
      label,
      alone: label,
      before: shortened(from) || NOTHING,
      after: shortened(to) || NOTHING,
      words: field === 'title' ? '' : shortened(title),
      full: { before: from || NOTHING, after: to || NOTHING },
    });
  }
  const pictures = [before, after].map((item) => textIn(item, 'thumbnailUrl') ?? '');
  const [from = '', to = ''] = pictures;
  if (from !== to && (isOwnPicture(from) || isOwnPicture(to))) {
    lines.push({
      label: 'Thumbnail',
      alone: 'Thumbnail',
      before: pictureWords(from),
      after: pictureWords(to),
      words: shortened(title),
    });
  }
  return lines;
}

export function describeNewsChange(
  path: string,
  before: StoredFields | null,
  after: StoredFields | null,
): ChangeWords | null {
  if (!path.startsWith(`${NEWS_COLLECTION}/`)) return null;
  const item = before ?? after;
  if (item === null) return { name: NAME, lines: [], kept: 'fields' };
  if (before === null || after === null) {
    const title = shortened(textIn(item, 'title') ?? path);
    const line: ChangeLine = {
      label: title,
      alone: title,
      before: before === null ? NOTHING : state(before),
      after: after === null ? NOTHING : state(after),
      words: before === null ? 'item added' : 'item deleted',
    };
    const lost = isOwnPicture(textIn(item, 'thumbnailUrl') ?? '');
    const notUndone = before === null ? NEW_ITEM : lost ? PICTURE_GONE : undefined;
    return { name: NAME, lines: [line], kept: 'fields', ...(notUndone && { notUndone }) };
  }
  const picture = textIn(before, 'thumbnailUrl') ?? '';
  const replaced = isOwnPicture(picture) && picture !== textIn(after, 'thumbnailUrl');
  return {
    name: NAME,
    lines: linesBetween(before, after),
    kept: 'fields',
    ...(replaced && 'thumbnailUrl' in after && { notUndone: PICTURE_GONE }),
  };
}

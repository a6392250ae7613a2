import * as v from 'valibot';
import { fieldError } from '@/lib/fieldChecks';
import { plainTexts } from '@/lib/fields';
import { listed } from '@/lib/difference';
import { IMAGE_KINDS, kindOfFile } from '@/lib/fileKinds';
import {
  adviceFor,
  REJECTED_PICTURES,
  findRejectedFormat,
  uploadAdvice,
} from '@/lib/rejectedFiles';
import { keysOf, mapKeys } from '@/lib/records';
import type { NewsItem } from '../documents';
import { newsTexts, type NewsText } from '../fields';
import { MAX_THUMBNAIL_MEGABYTES } from '../limits';
import { autoThumbnail, isAutoThumbnail } from '../thumbnail';
import { newsChecks } from './newsChecks';

/** The source of the thumbnail: the video, the stored image, or a chosen file. */
export type ThumbnailChoice =
  | { kind: 'auto' }
  | { kind: 'stored'; url: string }
  | { kind: 'file'; file: File };

/** The part of a draft that a browser can store: everything except a chosen file. */
export const typedNews = v.object({
  ...mapKeys(keysOf(newsTexts), () => v.string()),
  isActive: v.boolean(),
});
export type TypedNews = v.InferOutput<typeof typedNews>;

export interface NewsDraft extends TypedNews {
  thumbnail: ThumbnailChoice;
}

export const isOwnPicture = (url: string) => url !== '' && !isAutoThumbnail(url);

export function newsDraftOf(item: NewsItem | null): NewsDraft {
  const url = item?.thumbnailUrl ?? '';
  return {
    ...mapKeys(keysOf(newsTexts), (name) => item?.[name] ?? ''),
    isActive: item?.isActive ?? true,
    thumbnail: isOwnPicture(url) ? { kind: 'stored', url } : { kind: 'auto' },
  };
}

export const typedOf = ({ thumbnail: _file, ...typed }: NewsDraft): TypedNews => typed;

/**
 * Returns the URL of the draft's thumbnail. '' if there is none, or if its file is not uploaded
 * yet.
 */
export function thumbnailUrlOf({ thumbnail, videoUrl }: NewsDraft): string {
  if (thumbnail.kind === 'stored') return thumbnail.url;
  return thumbnail.kind === 'auto' ? autoThumbnail(videoUrl.trim()) : '';
}

export type DraftErrors = Partial<Record<NewsText, string>>;

/** Returns the errors of a draft by field. A draft with errors cannot be saved. */
export function draftErrors(draft: NewsDraft): DraftErrors {
  const texts = plainTexts(newsTexts, draft);
  return Object.fromEntries(
    keysOf(texts).flatMap((name) => {
      const error = fieldError(texts[name], newsChecks[name]);
      return error === null ? [] : [[name, error]];
    }),
  );
}

/** The accepted kinds of images: 'PNG, JPEG, ... and AVIF'. */
export const THUMBNAIL_KINDS = listed(IMAGE_KINDS.map(({ label }) => label.replace(/ image$/, '')));

/** Returns why an image cannot be a thumbnail, with its name and the limit. Null if it can. */
export function thumbnailRefusal(file: Pick<File, 'name' | 'size' | 'type'>): string | null {
  const { name, size } = file;
  const format = findRejectedFormat(file);
  if (format !== null && REJECTED_PICTURES.includes(format)) {
    return `${name} cannot be used. ${adviceFor(format)}`;
  }
  if (format !== null || kindOfFile(file)?.icon !== 'image') {
    return `${name} cannot be used: only ${THUMBNAIL_KINDS} images are accepted.`;
  }
  if (size === 0) return `${name} is empty (0 KB). ${uploadAdvice.empty}`;
  return size > MAX_THUMBNAIL_MEGABYTES * 1024 * 1024
    ? `${name} is too large: the limit is ${MAX_THUMBNAIL_MEGABYTES} MB. ${uploadAdvice.largePicture}`
    : null;
}

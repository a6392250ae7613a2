import * as v from 'valibot';
import { findFieldError } from '@/lib/fieldChecks';
import { cleanTexts } from '@/lib/fields';
import { joinNames } from '@/lib/difference';
import { IMAGE_KINDS, findFileKind } from '@/lib/fileKinds';
import {
  getAdvice,
  REJECTED_PICTURES,
  findRejectedFormat,
  uploadAdvice,
} from '@/lib/rejectedFiles';
import { listKeys, mapKeys } from '@/lib/records';
import type { NewsItem } from '../documents';
import { newsTextFields, type NewsTextName } from '../fields';
import { MAX_THUMBNAIL_MEGABYTES } from '../limits';
import { getAutoThumbnail, isAutoThumbnail } from '../thumbnail';
import { newsChecks } from './newsChecks';

export type ThumbnailChoice =
  | { kind: 'auto' }
  | { kind: 'stored'; url: string }
  | { kind: 'file'; file: File };

/** The part of a draft that the browser can store. A chosen file cannot be stored. */
export const newsDraftSchema = v.object({
  ...mapKeys(listKeys(newsTextFields), () => v.string()),
  isActive: v.boolean(),
});
export type StorableNewsDraft = v.InferOutput<typeof newsDraftSchema>;

export interface NewsDraft extends StorableNewsDraft {
  thumbnail: ThumbnailChoice;
}

export const isOwnPicture = (url: string) => url !== '' && !isAutoThumbnail(url);

export function toNewsDraft(item: NewsItem | null): NewsDraft {
  const url = item?.thumbnailUrl ?? '';
  return {
    ...mapKeys(listKeys(newsTextFields), (name) => item?.[name] ?? ''),
    isActive: item?.isActive ?? true,
    thumbnail: isOwnPicture(url) ? { kind: 'stored', url } : { kind: 'auto' },
  };
}

export const toStorableDraft = ({ thumbnail: _file, ...typed }: NewsDraft): StorableNewsDraft =>
  typed;

/**
 * Returns the URL of the draft's thumbnail. Returns '' if there is none, or if its file is not
 * uploaded yet.
 */
export function getDraftThumbnailUrl({ thumbnail, videoUrl }: NewsDraft): string {
  if (thumbnail.kind === 'stored') return thumbnail.url;
  return thumbnail.kind === 'auto' ? getAutoThumbnail(videoUrl.trim()) : '';
}

export type DraftErrors = Partial<Record<NewsTextName, string>>;

/** Returns the error message of each invalid field. A draft with errors cannot be saved. */
export function findDraftErrors(draft: NewsDraft): DraftErrors {
  const texts = cleanTexts(newsTextFields, draft);
  return Object.fromEntries(
    listKeys(texts).flatMap((name) => {
      const error = findFieldError(texts[name], newsChecks[name]);
      return error === null ? [] : [[name, error]];
    }),
  );
}

/** The accepted image formats as text, such as 'PNG, JPEG and AVIF'. */
export const THUMBNAIL_KINDS = joinNames(
  IMAGE_KINDS.map(({ label }) => label.replace(/ image$/, '')),
);

/** Returns the reason why a file cannot be used as a thumbnail. Returns null if it can be used. */
export function findThumbnailRefusal(file: Pick<File, 'name' | 'size' | 'type'>): string | null {
  const { name, size } = file;
  const format = findRejectedFormat(file);
  if (format !== null && REJECTED_PICTURES.includes(format)) {
    return `${name} cannot be used. ${getAdvice(format)}`;
  }
  if (format !== null || findFileKind(file)?.icon !== 'image') {
    return `${name} cannot be used: only ${THUMBNAIL_KINDS} images are accepted.`;
  }
  if (size === 0) return `${name} is empty (0 KB). ${uploadAdvice.empty}`;
  return size > MAX_THUMBNAIL_MEGABYTES * 1024 * 1024
    ? `${name} is too large: the limit is ${MAX_THUMBNAIL_MEGABYTES} MB. ${uploadAdvice.largePicture}`
    : null;
}

import { safeLink } from '@/lib/links';
import { isReadable, plainText } from '@/lib/plainText';
import { UNREADABLE } from '@/ui/admin/useCustomValidity';
import { newsStaffMessages } from './messages';
import { MAX_THUMBNAIL_MEGABYTES, THUMBNAIL_TYPES } from '../limits';
import type { NewsItem } from '../documents';
import { autoThumbnail, isAutoThumbnail } from '../thumbnail';

/** Where an item's thumbnail comes from: its video, what is stored, or a file chosen just now. */
export type ThumbnailChoice =
  | { kind: 'auto' }
  | { kind: 'stored'; url: string }
  | { kind: 'file'; file: File };

export interface NewsDraft extends Pick<
  NewsItem,
  'title' | 'interviewer' | 'description' | 'videoUrl' | 'isActive'
> {
  thumbnail: ThumbnailChoice;
}

export function draftOf(item: NewsItem | null): NewsDraft {
  const url = item?.thumbnailUrl ?? '';
  return {
    title: item?.title ?? '',
    interviewer: item?.interviewer ?? '',
    description: item?.description ?? '',
    videoUrl: item?.videoUrl ?? '',
    isActive: item?.isActive ?? true,
    thumbnail: url === '' || isAutoThumbnail(url) ? { kind: 'auto' } : { kind: 'stored', url },
  };
}

/** What of a draft a browser can keep: a chosen file is not. */
export type NewsWords = Omit<NewsDraft, 'thumbnail'>;

export function wordsOf(draft: NewsDraft): NewsWords {
  const { title, interviewer, description, videoUrl, isActive } = draft;
  return { title, interviewer, description, videoUrl, isActive };
}

/** The address of the draft's thumbnail; '' while its file is not uploaded, or where there is none. */
export function thumbnailUrlOf({ thumbnail, videoUrl }: NewsDraft): string {
  if (thumbnail.kind === 'stored') return thumbnail.url;
  return thumbnail.kind === 'auto' ? autoThumbnail(videoUrl.trim()) : '';
}

/** Whether the form holds something that is not saved. */
export function isChanged(draft: NewsDraft, item: NewsItem | null): boolean {
  const saved = draftOf(item);
  return (
    draft.title !== saved.title ||
    draft.interviewer !== saved.interviewer ||
    draft.description !== saved.description ||
    draft.videoUrl !== saved.videoUrl ||
    draft.isActive !== saved.isActive ||
    draft.thumbnail.kind !== saved.thumbnail.kind
  );
}

export type DraftErrors = Partial<
  Record<'title' | 'interviewer' | 'description' | 'videoUrl', string>
>;

function linkError(link: string): DraftErrors {
  if (safeLink(link)?.startsWith('https:') !== true)
    return { videoUrl: newsStaffMessages.unsafeLink };
  return /[\s"<>]/.test(link) ? { videoUrl: newsStaffMessages.oddLink } : {};
}

/** What keeps a draft from being saved, by field. */
export function draftErrors(draft: NewsDraft): DraftErrors {
  const textError = (field: 'title' | 'interviewer' | 'description', missing: string) => {
    const text = plainText(draft[field]);
    return isReadable(text) ? {} : { [field]: text === '' ? missing : UNREADABLE };
  };
  return {
    ...textError('title', 'Title is required'),
    ...textError('interviewer', 'Interviewer is required'),
    ...textError('description', 'Description is required'),
    ...linkError(draft.videoUrl.trim()),
  };
}

/** Why an image cannot be a thumbnail, naming it and the limit; null for one that can. */
export function thumbnailRefusal({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>) {
  if (!THUMBNAIL_TYPES.includes(type)) {
    return `${name} cannot be used: only PNG, JPEG, GIF, WebP and AVIF images are accepted.`;
  }
  if (size === 0) return `${name} is empty (0 KB).`;
  return size > MAX_THUMBNAIL_MEGABYTES * 1024 * 1024
    ? `${name} is too large: the limit is ${MAX_THUMBNAIL_MEGABYTES} MB.`
    : null;
}

import { safeLink } from '@/lib/links';
import type { NewsItem } from './documents';

const IMAGE_SERVER = 'https://img.youtube.com/vi';
const IMAGE_HOSTS = /^(img\.youtube\.com|i\d?\.ytimg\.com)$/;
const VIDEO_ID =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/watch\?(?:[^#\n]*&)?v=|youtu\.be\/)([^&?#\n/]+)/;

/** Returns the video's id in a `watch?v=` or short link of the video host; null when there is none. */
export function videoIdOf(videoUrl: string): string | null {
  const id = VIDEO_ID.exec(videoUrl)?.[1] ?? '';
  return /^[\w-]+$/.test(id) ? id : null;
}

/** Returns the large image of the video on its host's image server; '' when the link names no video. */
export function autoThumbnail(videoUrl: string): string {
  const id = videoIdOf(videoUrl);
  return id === null ? '' : `${IMAGE_SERVER}/${id}/maxresdefault.jpg`;
}

/** Returns whether the image is one that the video host made, not one that staff uploaded. */
export function isAutoThumbnail(url: string): boolean {
  return URL.canParse(url) && IMAGE_HOSTS.test(new URL(url).hostname);
}

/**
 * Returns the images to try for an item, best first: its own thumbnail, the video's large and small
 * image. May be empty: a link to another place is no picture, and the policy would refuse it as one.
 */
export function thumbnailCandidates({
  thumbnailUrl,
  videoUrl,
}: Pick<NewsItem, 'thumbnailUrl' | 'videoUrl'>): string[] {
  const id = videoIdOf(videoUrl);
  const fromVideo =
    id === null ? [] : [autoThumbnail(videoUrl), `${IMAGE_SERVER}/${id}/hqdefault.jpg`];
  const wanted = [thumbnailUrl, ...fromVideo].flatMap((url) => safeLink(url) ?? []);
  return [...new Set(wanted)];
}

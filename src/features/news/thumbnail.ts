import { safeLink } from '@/lib/links';
import type { NewsItem } from './documents';

const IMAGE_SERVER = 'https://img.youtube.com/vi';
const IMAGE_HOSTS = /^(img\.youtube\.com|i\d?\.ytimg\.com)$/;
const VIDEO_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
/**
 * Matches the path of a short, a live stream or an embedded player, and captures the id of its
 * video.
 */
const VIDEO_PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)/;
const SHORT_LINK_HOSTS = /^(?:www\.)?youtu\.be$/;
/** Matches the path of a short link, and captures the id of its video. */
const SHORT_PATH = /^\/([^/]+)\/?$/;
/** Players of a playlist or of a channel's live stream have these words instead of an id. */
const NOT_ONE_VIDEO = ['videoseries', 'live_stream'];
/**
 * Paths of the video host that a short link may have instead of an id. Neither YouTube nor the
 * specification promises how long an id is, so only these words are excluded.
 */
const NO_SHORT_ID = ['watch', 'shorts', 'live', 'embed', 'v', 'playlist'];

/**
 * Returns the text in the position of a video's id in a link of the video host; '' if there is
 * none.
 */
function idInLink({ hostname, pathname, searchParams }: URL): string {
  const isShortLink = SHORT_LINK_HOSTS.test(hostname);
  if (!isShortLink && !VIDEO_HOSTS.test(hostname)) return '';
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v') ?? '';
  const inPath = VIDEO_PATH.exec(pathname)?.[1];
  if (inPath !== undefined || !isShortLink) return inPath ?? '';
  const id = SHORT_PATH.exec(pathname)?.[1] ?? '';
  return NO_SHORT_ID.includes(id) ? '' : id;
}

/**
 * Returns the id of the one video that a link of the video host leads to; null when there is none.
 */
export function videoIdOf(videoUrl: string): string | null {
  // URL() drops line breaks, which would join an id with the line below.
  const [link = ''] = videoUrl.split('\n');
  if (!link.startsWith('https:') || !URL.canParse(link)) return null;
  // People append '&t=3' to links without a query too.
  const [id = ''] = idInLink(new URL(link)).split('&');
  return /^[\w-]+$/.test(id) && !NOT_ONE_VIDEO.includes(id) ? id : null;
}

/**
 * Returns the large image of the video on its host's image server; '' when the link names no video.
 */
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
 * image. May be empty: a link to another place is no picture, and the policy would refuse it as
 * one.
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

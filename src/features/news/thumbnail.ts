import { toSafeLink } from '@/lib/links';
import type { NewsItem } from './documents';

const IMAGE_SERVER = 'https://img.youtube.com/vi';
const IMAGE_HOSTS = /^(img\.youtube\.com|i\d?\.ytimg\.com)$/;
const VIDEO_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
/**
 * Matches the path of a short, a live stream or an embedded player. Captures the id of its video.
 */
const VIDEO_PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)/;
const SHORT_LINK_HOSTS = /^(?:www\.)?youtu\.be$/;
/** Matches the path of a short link. Captures the id of its video. */
const SHORT_PATH = /^\/([^/]+)\/?$/;
/** Players of a playlist or a live stream of a channel have these words instead of an id. */
const NON_VIDEO_IDS = ['videoseries', 'live_stream'];
/**
 * Paths of the video host that a short link may have instead of an id. YouTube does not document
 * the length of an id, so only these words are excluded.
 */
const RESERVED_SHORT_PATHS = ['watch', 'shorts', 'live', 'embed', 'v', 'playlist'];

/**
 * Returns the text at the position of the video's id in a link of the video host; '' if there is
 * none.
 */
function findIdInLink({ hostname, pathname, searchParams }: URL): string {
  const isShortLink = SHORT_LINK_HOSTS.test(hostname);
  if (!isShortLink && !VIDEO_HOSTS.test(hostname)) return '';
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v') ?? '';
  const inPath = VIDEO_PATH.exec(pathname)?.[1];
  if (inPath !== undefined || !isShortLink) return inPath ?? '';
  const id = SHORT_PATH.exec(pathname)?.[1] ?? '';
  return RESERVED_SHORT_PATHS.includes(id) ? '' : id;
}

/**
 * Returns the id of the video that a link leads to. Null if it does not lead to exactly one video.
 */
export function findVideoId(videoUrl: string): string | null {
  // URL() removes line breaks, which would join an id with the next line.
  const [link = ''] = videoUrl.split('\n');
  if (!link.startsWith('https:') || !URL.canParse(link)) return null;
  // Users also append '&t=3' to links without a query.
  const [id = ''] = findIdInLink(new URL(link)).split('&');
  return /^[\w-]+$/.test(id) && !NON_VIDEO_IDS.includes(id) ? id : null;
}

/** Returns the URL of the large image of a video on its host. '' if the link has no video id. */
export function getAutoThumbnail(videoUrl: string): string {
  const id = findVideoId(videoUrl);
  return id === null ? '' : `${IMAGE_SERVER}/${id}/maxresdefault.jpg`;
}

/** Returns whether the video host made the image, not an upload of staff. */
export function isAutoThumbnail(url: string): boolean {
  return URL.canParse(url) && IMAGE_HOSTS.test(new URL(url).hostname);
}

/**
 * Returns the images to try for an item, best first: its thumbnail, then the large and the small
 * image of the video. Leaves out images from other hosts, which the content security policy blocks.
 */
export function listThumbnailCandidates({
  thumbnailUrl,
  videoUrl,
}: Pick<NewsItem, 'thumbnailUrl' | 'videoUrl'>): string[] {
  const id = findVideoId(videoUrl);
  const fromVideo =
    id === null ? [] : [getAutoThumbnail(videoUrl), `${IMAGE_SERVER}/${id}/hqdefault.jpg`];
  const wanted = [thumbnailUrl, ...fromVideo].flatMap((url) => toSafeLink(url) ?? []);
  return [...new Set(wanted)];
}

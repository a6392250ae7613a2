import { toSafeLink } from '@/lib/links';
import type { NewsItem } from './documents';

const IMAGE_SERVER = 'https://img.youtube.com/vi';
const IMAGE_HOSTS = /^(img\.youtube\.com|i\d?\.ytimg\.com)$/;
const VIDEO_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
/**
 * Matches the path of a short, a live stream or an embedded player on YouTube, such as
 * '/shorts/abc'. Captures the video id.
 */
const VIDEO_PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)/;
const SHORT_LINK_HOSTS = /^(?:www\.)?youtu\.be$/;
/** Matches the path of a short link, such as '/abc'. Captures the video id. */
const SHORT_PATH = /^\/([^/]+)\/?$/;
/** The link to an embedded playlist or channel has one of these words in place of a video id. */
const NON_VIDEO_IDS = ['videoseries', 'live_stream'];
/**
 * A short link with one of these words does not lead to a video. YouTube does not document the
 * length of a video id, so the length cannot be checked.
 */
const RESERVED_SHORT_PATHS = ['watch', 'shorts', 'live', 'embed', 'v', 'playlist'];

/**
 * Returns the part of a YouTube link where the video id is expected. Returns '' if there is no such
 * part. The part may be invalid.
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
 * Returns the video id in a link. Returns null if the link does not lead to a single video on
 * YouTube.
 */
export function findVideoId(videoUrl: string): string | null {
  // `URL()` removes line breaks. The id would then be joined with the next line.
  const [link = ''] = videoUrl.split('\n');
  if (!link.startsWith('https:') || !URL.canParse(link)) return null;
  // Users also append '&t=3' to a link that has no query.
  const [id = ''] = findIdInLink(new URL(link)).split('&');
  return /^[\w-]+$/.test(id) && !NON_VIDEO_IDS.includes(id) ? id : null;
}

/** Returns the URL of a video's large image on YouTube. Returns '' if the link has no video id. */
export function getAutoThumbnail(videoUrl: string): string {
  const id = findVideoId(videoUrl);
  return id === null ? '' : `${IMAGE_SERVER}/${id}/maxresdefault.jpg`;
}

/** Returns whether an image is from YouTube, and not uploaded by staff. */
export function isAutoThumbnail(url: string): boolean {
  return URL.canParse(url) && IMAGE_HOSTS.test(new URL(url).hostname);
}

/**
 * Returns the URLs of the images to try: the thumbnail of the item, and then the large and the
 * small image of the video. Images on other hosts are left out, because the content security policy
 * blocks them.
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

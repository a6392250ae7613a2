import type { Graph, VideoObject } from 'schema-dts';
import { toSafeLink } from '@/lib/links';
import type { NewsItem } from './documents';
import { listThumbnailCandidates, findVideoId } from './thumbnail';

/**
 * Returns the structured data of a video for search engines. Returns an empty array if a required
 * field is missing.
 */
function toVideoObjects(item: NewsItem): VideoObject[] {
  const url = toSafeLink(item.videoUrl);
  const id = findVideoId(item.videoUrl);
  if (url === null || id === null || item.createdAt === '') return [];
  const { title, description, interviewer, createdAt } = item;
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: description || title,
      thumbnailUrl: listThumbnailCandidates(item),
      uploadDate: createdAt,
      url,
      embedUrl: `https://www.youtube.com/embed/${id}`,
      ...(interviewer !== '' && { creator: { '@type': 'Person', name: interviewer } }),
    },
  ];
}

export function createVideoData(items: readonly NewsItem[]): Graph {
  return { '@context': 'https://schema.org', '@graph': items.flatMap(toVideoObjects) };
}

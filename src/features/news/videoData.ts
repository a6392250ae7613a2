import type { Graph, VideoObject } from 'schema-dts';
import { safeLink } from '@/lib/links';
import type { NewsItem } from './documents';
import { thumbnailCandidates, videoIdOf } from './thumbnail';

/** Returns the structured data of a video. Empty if the item lacks a required field. */
function videoOf(item: NewsItem): VideoObject[] {
  const url = safeLink(item.videoUrl);
  const id = videoIdOf(item.videoUrl);
  if (url === null || id === null || item.createdAt === '') return [];
  const { title, description, interviewer, createdAt } = item;
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: description || title,
      thumbnailUrl: thumbnailCandidates(item),
      uploadDate: createdAt,
      url,
      embedUrl: `https://www.youtube.com/embed/${id}`,
      ...(interviewer !== '' && { creator: { '@type': 'Person', name: interviewer } }),
    },
  ];
}

export function videoData(items: readonly NewsItem[]): Graph {
  return { '@context': 'https://schema.org', '@graph': items.flatMap(videoOf) };
}

import { listKeys } from '@/lib/records';
import { ThumbnailMark } from './ThumbnailMark';
import { thumbnailSources } from './thumbnailSources';

/** Explains the dots on the thumbnails of the list. */
export function ThumbnailLegend() {
  return (
    <p className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-label/5 text-muted">
      {listKeys(thumbnailSources).map((source) => (
        <span key={source} className="inline-flex items-center gap-1.5">
          <ThumbnailMark source={source} isNamed />
          {thumbnailSources[source].name}
        </span>
      ))}
    </p>
  );
}

import { getThumbnailName, ThumbnailMark, type ThumbnailSource } from './ThumbnailMark';

const sources: readonly ThumbnailSource[] = ['custom', 'auto'];

/** Explains the dots on the thumbnails of the list. */
export function ThumbnailLegend() {
  return (
    <p className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-label/5 text-muted">
      {sources.map((source) => (
        <span key={source} className="inline-flex items-center gap-1.5">
          <ThumbnailMark source={source} isNamed />
          {getThumbnailName(source)}
        </span>
      ))}
    </p>
  );
}

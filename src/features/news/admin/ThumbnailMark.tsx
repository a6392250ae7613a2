import { classes } from '@/ui/classes';
import { thumbnailSources, type ThumbnailSource } from './thumbnailSources';

interface ThumbnailMarkProps {
  source: ThumbnailSource;
  className?: string;
  /** True beside its name, in the legend. Screen readers then ignore the dot. */
  isNamed?: boolean;
}

/** A dot in the colour of the thumbnail's source. */
export function ThumbnailMark({ source, className, isNamed = false }: ThumbnailMarkProps) {
  const { name, className: look } = thumbnailSources[source];
  return (
    <i
      {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
      className={classes(
        'size-3 rounded-full border-2 border-white forced-colors:border-[CanvasText]',
        look,
        className,
      )}
    />
  );
}

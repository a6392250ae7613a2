import { classes } from '@/ui/classes';

const looks = {
  custom: { name: 'Custom thumbnail', className: 'bg-gain forced-colors:bg-[Highlight]' },
  auto: { name: 'Auto-generated thumbnail', className: 'bg-link forced-colors:bg-[Canvas]' },
};

export type ThumbnailSource = keyof typeof looks;

export const getThumbnailName = (source: ThumbnailSource) => looks[source].name;

interface ThumbnailMarkProps {
  source: ThumbnailSource;
  className?: string;
  /** True beside its name, in the legend. Screen readers then ignore the dot. */
  isNamed?: boolean;
}

/** A dot whose colour tells where the thumbnail of an item comes from. */
export function ThumbnailMark({ source, className, isNamed = false }: ThumbnailMarkProps) {
  const { name, className: look } = looks[source];
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

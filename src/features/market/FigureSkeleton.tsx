import { Skeleton } from '@/ui/Skeleton';
import { toFigureAttribute } from './figureAttributes';
import { getChangeClass, getEarlyFigure, type FigureName } from './today';

interface FigureSkeletonProps {
  /** A Tailwind width class, such as `w-[9ch]`. */
  width: string;
  figure: FigureName;
}

/**
 * Shows a placeholder while a figure loads. If the start-up script has filled in a cached figure,
 * shows that figure instead.
 */
export function FigureSkeleton({ width, figure }: FigureSkeletonProps) {
  const early = getEarlyFigure(figure);
  if (early === '') return <Skeleton width={width} {...toFigureAttribute(figure)} />;
  const tone = figure === 'asi.change' ? getChangeClass(early) : undefined;
  return (
    <span {...toFigureAttribute(figure)} className={tone}>
      {early}
    </span>
  );
}

import { Skeleton } from '@/ui/Skeleton';
import { figureElement } from './figureAttributes';
import { changeTone, earlyFigure, type FigureName } from './today';

interface FigureSkeletonProps {
  /** A Tailwind width class such as `w-[9ch]`. */
  width: string;
  figure: FigureName;
}

/**
 * Placeholder of a figure that is loading. If the start-up script has filled in a cached figure,
 * that figure stays until the new one has loaded.
 */
export function FigureSkeleton({ width, figure }: FigureSkeletonProps) {
  const early = earlyFigure(figure);
  if (early === '') return <Skeleton width={width} {...figureElement(figure)} />;
  const tone = figure === 'asi.change' ? changeTone(early) : undefined;
  return (
    <span {...figureElement(figure)} className={tone}>
      {early}
    </span>
  );
}

import { Skeleton } from '@/ui/Skeleton';
import { figureElement } from './figureAttributes';
import { changeTone, earlyFigure, type FigureName } from './today';

interface FigureSkeletonProps {
  /** A width utility such as `w-[9ch]`. */
  width: string;
  figure: FigureName;
}

/**
 * Holds the place of a figure. One that the start-up script has shown stays until the figure is
 * loaded.
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

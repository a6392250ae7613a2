import type { View } from '@/lib/requestState';
import { marketMessages } from './messages';
import { aroundSkeleton, fitting } from './figureAttributes';
import { FigureSkeleton } from './FigureSkeleton';
import { Skeleton } from '@/ui/Skeleton';
import type { FigureName } from './today';

interface FigureTextProps {
  className: string;
  /** The class of the words that stand where there is no figure. */
  noneClassName: string;
  /** Null without a figure. */
  text: string | null;
  view: View;
  /**
   * The width of the place that is held while the figure is loaded: a utility such as `w-[9ch]`.
   */
  width: string;
  /** The figure that the start-up script may show before React runs. */
  figure?: FigureName;
}

/** A figure in large type, its place until it is there, or the words that there is none. */
export function FigureText(props: FigureTextProps) {
  const { className, noneClassName, text, view, width, figure } = props;
  if (text !== null) {
    return (
      <p className={`${className} figures`} translate="no" style={fitting(text)}>
        {text}
      </p>
    );
  }
  if (view === 'loading') {
    return (
      <p className={`${className} figures`} translate="no" {...aroundSkeleton(figure)}>
        {figure === undefined ? (
          <Skeleton width={width} />
        ) : (
          <FigureSkeleton width={width} figure={figure} />
        )}
      </p>
    );
  }
  const failed = view === 'failed';
  return (
    <p className={`${className} ${failed ? 'figures' : noneClassName}`}>
      {failed ? <Skeleton width={width} /> : marketMessages.noFigure}
    </p>
  );
}

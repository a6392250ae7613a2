import type { RequestView } from '@/lib/requestState';
import { marketMessages } from './messages';
import { getSkeletonWrapperProps, getFitStyle } from './figureAttributes';
import { FigureSkeleton } from './FigureSkeleton';
import { Skeleton } from '@/ui/Skeleton';
import type { FigureName } from './today';

interface FigureTextProps {
  className: string;
  emptyClassName: string;
  text: string | null;
  view: RequestView;
  /** Width of the skeleton as a Tailwind class, such as `w-[9ch]`. */
  width: string;
  /** The name by which the start-up script finds this element and fills in a cached figure. */
  figure?: FigureName;
}

export function FigureText(props: FigureTextProps) {
  const { className, emptyClassName, text, view, width, figure } = props;
  if (text !== null) {
    return (
      <p className={`${className} figures`} translate="no" style={getFitStyle(text)}>
        {text}
      </p>
    );
  }
  if (view === 'loading') {
    return (
      <p className={`${className} figures`} translate="no" {...getSkeletonWrapperProps(figure)}>
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
    <p className={`${className} ${failed ? 'figures' : emptyClassName}`}>
      {failed ? <Skeleton width={width} /> : marketMessages.noFigure}
    </p>
  );
}

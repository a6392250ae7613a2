import { directionOfShare, formatChange, withPlusIfZero } from '@/lib/change';
import type { View } from '@/lib/requestState';
import { changeClasses } from '@/ui/changeClasses';
import { cssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { marketMessages } from './messages';
import { changeTone, earlyFigure, type FigureName } from './today';

/** Returns the attribute of an element that shows a figure before React runs: see `src/app/startup`. */
export const figureElement = (name: FigureName | 'today') => ({ 'data-figure': name });

interface SkeletonProps {
  /** A width utility such as `w-[9ch]`; the height is that of the text it stands for. */
  width: string;
  /** The figure that may be shown in its place before React runs. */
  figure?: FigureName;
}

/** Stands for a text that is being loaded. A figure that was shown before React ran stays until then. */
export function Skeleton({ width, figure }: SkeletonProps) {
  const early = earlyFigure(figure);
  if (figure !== undefined && early !== '') {
    const tone = figure === 'asi.change' ? changeTone(early) : undefined;
    return (
      <span {...figureElement(figure)} className={tone}>
        {early}
      </span>
    );
  }
  return (
    <span
      className={`skeleton inline-block max-w-full ${width}`}
      aria-hidden="true"
      {...(figure && figureElement(figure))}
    >
      &nbsp;
    </span>
  );
}

interface FigureTextProps extends SkeletonProps {
  className: string;
  /** The class of the words that stand where there is no figure. */
  noneClassName: string;
  /** Null without a figure. */
  text: string | null;
  view: View;
}

/** Returns the style by which a figure fits its panel. */
export const fitting = (text: string) => cssVars({ '--chars': text.length });

/** Returns the attributes of what stands around a skeleton; the start-up script writes the same style otherwise. */
export function aroundSkeleton(figure: FigureName | undefined) {
  const early = earlyFigure(figure);
  return early === '' ? {} : { style: fitting(early), suppressHydrationWarning: true };
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
        <Skeleton width={width} {...(figure && { figure })} />
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

/** A change of the index with its arrow. */
export function ChangePercent({ percent }: { percent: number }) {
  const direction = directionOfShare(percent);
  return (
    <span className={changeClasses[direction]}>
      <Icon name={direction} size={16} strokeWidth={2.25} />
      <span translate="no">{withPlusIfZero(formatChange(percent))}</span>
    </span>
  );
}

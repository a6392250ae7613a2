import { formatSigned } from '@/lib/format';
import type { View } from '@/lib/requestState';
import { cssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { marketMessages } from './messages';
import type { FigureName } from './today';

/**
 * Returns the attributes of an element that shows a figure before React runs: see `src/app/startup`. React
 * then takes it as it finds it.
 */
export function figureElement(name: FigureName | 'today') {
  return { 'data-figure': name, suppressHydrationWarning: true };
}

interface SkeletonProps {
  /** A width utility such as `w-[9ch]`; the height is that of the text it stands for. */
  width: string;
  /** The figure that may be shown in its place before React runs. */
  figure?: FigureName;
}

/** Stands for a text that is being loaded. */
export function Skeleton({ width, figure }: SkeletonProps) {
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

/** A figure in large type, its place until it is there, or the words that there is none. */
export function FigureText({ className, noneClassName, text, view, ...place }: FigureTextProps) {
  if (text !== null) {
    return (
      <p className={`${className} figures`} style={cssVars({ '--chars': text.length })}>
        {text}
      </p>
    );
  }
  const waits = view === 'loading' || view === 'failed';
  return (
    <p className={`${className} ${waits ? 'figures' : noneClassName}`}>
      {waits ? <Skeleton {...place} /> : marketMessages.noFigure}
    </p>
  );
}

/** Returns a change of so many percent, of two decimals, with its arrow. */
export function ChangePercent({ percent }: { percent: number }) {
  const rising = percent >= 0;
  return (
    <span className={rising ? 'rising' : 'falling'}>
      <Icon name={rising ? 'up' : 'down'} size={16} strokeWidth={2.25} />
      {formatSigned(percent)}%
    </span>
  );
}

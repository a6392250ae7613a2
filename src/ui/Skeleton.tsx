import type { ComponentProps } from 'react';

interface SkeletonProps extends Omit<ComponentProps<'span'>, 'className' | 'children'> {
  /** A width utility such as `w-[9ch]`; the height is that of the text it stands for. */
  width: string;
}

/** Holds the place of a text that is being loaded. */
export function Skeleton({ width, ...attributes }: SkeletonProps) {
  return (
    <span
      className={`skeleton inline-block max-w-full ${width}`}
      aria-hidden="true"
      {...attributes}
    >
      &nbsp;
    </span>
  );
}

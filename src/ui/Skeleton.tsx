import type { ComponentProps } from 'react';

interface SkeletonProps extends Omit<ComponentProps<'span'>, 'className' | 'children'> {
  /** The Tailwind class for the width, such as `w-[9ch]`. The height is one line of text. */
  width: string;
}

/** Reserves the space of a text that is loading. */
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

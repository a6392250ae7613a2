import type { SVGProps } from 'react';

interface IconProps<Name> extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: Name;
  size?: number;
}

/**
 * Creates an icon component. The drawings are SVG paths on a grid of 24 px, and have the colour of
 * the text. The icons are hidden from screen readers.
 */
export function createIcon<Name extends string>(drawings: Record<Name, string>) {
  return function Icon({ name, size = 20, strokeWidth = 1.5, ...rest }: IconProps<Name>) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        aria-hidden="true"
        {...rest}
      >
        <path d={drawings[name]} />
      </svg>
    );
  };
}

import type { SVGProps } from 'react';

interface IconProps<Name> extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: Name;
  size?: number;
}

/**
 * Creates an icon component from these drawings: lines on a 24 px grid, in the text's colour.
 * Screen readers ignore the icons.
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

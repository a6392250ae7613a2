import type { ReactElement, SVGProps } from 'react';

/** The icons for visitors; those for staff alone (`admin/StaffIcon`) are not downloaded by visitors. */
export const shapes = {
  phone: (
    <path d="M5 3.5h4l1.5 5-2.4 1.6a12 12 0 0 0 5.8 5.8l1.6-2.4 5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C11 20 4 13 3.5 5.1A1.5 1.5 0 0 1 5 3.5z" />
  ),
  mail: <path d="M3 5.5h18v13H3zM3 6.5l9 7 9-7" />,
  pin: (
    <>
      <path d="M12 21.5c4.6-5 7-8.6 7-11.7A7 7 0 0 0 5 9.8c0 3.1 2.4 6.7 7 11.7z" />
      <circle cx="12" cy="9.8" r="2.6" />
    </>
  ),
  photos: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2h.01" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  network: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" />
      <path d="M7.7 10.5v6M7.7 7.4v.6M11.3 16.5v-6M11.3 13.2c0-3.6 5-3.6 5 0v3.3" />
    </>
  ),
  menu: <path d="M3 7h18M3 12h12M3 17h18" />,
  right: <path d="M3 12h17M14.5 6l6 6-6 6" />,
  left: <path d="M21 12H4M9.5 6l-6 6 6 6" />,
  up: <path d="M12 20V5M6 10.5l6-6 6 6" />,
  down: <path d="M12 4v15M6 13.5l6 6 6-6" />,
  chevronDown: <path d="M5 9l7 7 7-7" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="2.5" />,
  play: <path d="M7 4.5l12.5 7.5L7 19.5z" fill="currentColor" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17" />
    </>
  ),
  check: <path d="M4.5 12.5l5 5L20 6.5" />,
  retry: <path d="M4 9h10.5a5 5 0 0 1 0 10H9M8 4.5L3.5 9 8 13.5" />,
  newTab: <path d="M9 5H4.5v14.5H19V15M13 4h7v7M20 4l-9.5 9.5" />,
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof shapes;

interface IconProps<Name> extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: Name;
  size?: number;
}

/** Line drawings on a 24 px grid, in the colour of the text; hidden from assistive technology. */
export function iconsFrom<Name extends string>(drawings: Record<Name, ReactElement>) {
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
        {drawings[name]}
      </svg>
    );
  };
}

export const Icon = iconsFrom(shapes);

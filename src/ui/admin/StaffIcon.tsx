import type { ReactElement } from 'react';
import { iconsFrom, shapes } from '../Icon';

const staffShapes = {
  ...shapes,
  chevronUp: <path d="M5 15l7-7 7 7" />,
  toTop: <path d="M5 18l7-7 7 7M5 5h14" />,
  moon: <path d="M20 14.5A8.5 8.5 0 1 1 10 4a6.8 6.8 0 0 0 10 10.5z" />,
  equal: <path d="M5 9h14M5 15h14" />,
  chart: <path d="M4 20h16M6 20v-6M11 20V9M16 20V4" />,
  candles: <path d="M7 3v4M7 15v5M5 7h4v8H5zM17 4v3M17 13v6M15 7h4v6h-4z" />,
  folder: <path d="M3 5.5h6.5l2 2.5H21v11.5H3z" />,
  video: <path d="M3 5h18v14H3zM10 9l5.5 3-5.5 3z" />,
  signOut: <path d="M10 4H4v16h6M9 12h11M15.5 7l5 5-5 5" />,
  bin: <path d="M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />,
  plus: <path d="M12 4v16M4 12h16" />,
  grip: (
    <path
      d="M9 5.5h.01M9 12h.01M9 18.5h.01M15 5.5h.01M15 12h.01M15 18.5h.01"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  ),
  warning: <path d="M12 3.5l9.5 17h-19zM12 10v5M12 17.5v.6" />,
  clock: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7v5.5l3.5 2" />,
  history: <path d="M4.5 12a7.5 7.5 0 1 1 2 5.1M4.5 12l-2-2.5M4.5 12l2.7-2M12 7.5V12l3 2" />,
  upload: <path d="M12 16V4M7 8.5l5-5 5 5M4 15v5.5h16V15" />,
} satisfies Record<string, ReactElement>;

export type StaffIconName = keyof typeof staffShapes;

export const StaffIcon = iconsFrom(staffShapes);

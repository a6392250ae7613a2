import { createIcon } from '../iconsFrom';
import { iconShapes } from '../iconShapes';

const staffShapes = {
  ...iconShapes,
  chevronUp: 'M5 15l7-7 7 7',
  toTop: 'M5 18l7-7 7 7M5 5h14',
  moon: 'M20 14.5A8.5 8.5 0 1 1 10 4a6.8 6.8 0 0 0 10 10.5z',
  equal: 'M5 9h14M5 15h14',
  chart: 'M4 20h16M6 20v-6M11 20V9M16 20V4',
  candles: 'M7 3v4M7 15v5M5 7h4v8H5zM17 4v3M17 13v6M15 7h4v6h-4z',
  folder: 'M3 5.5h6.5l2 2.5H21v11.5H3z',
  video: 'M3 5h18v14H3zM10 9l5.5 3-5.5 3z',
  signOut: 'M10 4H4v16h6M9 12h11M15.5 7l5 5-5 5',
  bin: 'M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  plus: 'M12 4v16M4 12h16',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  grip: 'M9 4.95a.55.55 0 1 1 0 1.1.55.55 0 0 1 0-1.1zM9 11.45a.55.55 0 1 1 0 1.1.55.55 0 0 1 0-1.1zM9 17.95a.55.55 0 1 1 0 1.1.55.55 0 0 1 0-1.1zM15 4.95a.55.55 0 1 1 0 1.1.55.55 0 0 1 0-1.1zM15 11.45a.55.55 0 1 1 0 1.1.55.55 0 0 1 0-1.1zM15 17.95a.55.55 0 1 1 0 1.1.55.55 0 0 1 0-1.1z',
  warning: 'M12 3.5l9.5 17h-19zM12 10v5M12 17.5v.6',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7v5.5l3.5 2',
  history: 'M4.5 12a7.5 7.5 0 1 1 2 5.1M4.5 12l-2-2.5M4.5 12l2.7-2M12 7.5V12l3 2',
  paste: 'M9 4.5H5.5v16h13v-16H15M9 3h6v4H9zM9 12h6M9 16h4',
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  upload: 'M12 16V4M7 8.5l5-5 5 5M4 15v5.5h16V15',
} satisfies Record<string, string>;

export type StaffIconName = keyof typeof staffShapes;

export const StaffIcon = createIcon(staffShapes);

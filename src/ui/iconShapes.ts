/**
 * The icons of the public site. `admin/StaffIcon.tsx` adds the icons of the staff area, so that
 * visitors do not download them.
 */
export const iconShapes = {
  phone:
    'M5 3.5h4l1.5 5-2.4 1.6a12 12 0 0 0 5.8 5.8l1.6-2.4 5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C11 20 4 13 3.5 5.1A1.5 1.5 0 0 1 5 3.5z',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  pin: 'M12 21.5c4.6-5 7-8.6 7-11.7A7 7 0 0 0 5 9.8c0 3.1 2.4 6.7 7 11.7zM12 7.2a2.6 2.6 0 1 0 .1 0z',
  photos:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8a4 4 0 1 0 .1 0zM16 7.2h2',
  network: 'M3.5 3.5h17v17h-17zM7.7 10.5v6M7.7 7.4v.6M11.3 16.5v-6M11.3 13.2c0-3.6 5-3.6 5 0v3.3',
  menu: 'M3 7h18M3 12h12M3 17h18',
  right: 'M3 12h17M14.5 6l6 6-6 6',
  left: 'M21 12H4M9.5 6l-6 6 6 6',
  up: 'M12 20V5M6 10.5l6-6 6 6',
  down: 'M12 4v15M6 13.5l6 6 6-6',
  chevronDown: 'M5 9l7 7 7-7',
  pause: 'M7.5 5.75h1v12.5h-1zM15.5 5.75h1v12.5h-1z',
  play: 'M7 4.5l12.5 7.5L7 19.5z',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4.5 12.5l5 5L20 6.5',
  retry: 'M4 9h10.5a5 5 0 0 1 0 10H9M8 4.5L3.5 9 8 13.5',
  newTab: 'M9 5H4.5v14.5H19V15M13 4h7v7M20 4l-9.5 9.5',
} satisfies Record<string, string>;

export type IconName = keyof typeof iconShapes;

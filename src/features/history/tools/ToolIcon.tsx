import { createIcon } from '@/ui/iconsFrom';

export const ToolIcon = createIcon({
  download: 'M12 4v12M7 11.5l5 5 5-5M4 16v4.5h16V16',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2',
  picture:
    'M3.5 4.5h17v15h-17zM3.5 16l5-5.5 4 4.5 2.5-2.5 5.5 5M15.5 7.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  copy: 'M8 5H5v15.5h14V5h-3M8.5 3.5h7v4h-7zM8.5 12h7M8.5 15.5h5',
  quote: 'M4 5h16v11.5h-9.5L6 20.5v-4H4zM8 9h8M8 12.5h5',
  check: 'M4.5 12.5l5 5L20 6.5',
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.01',
  close: 'M5 5l14 14M19 5L5 19',
  lock: 'M5 10.5h14V20H5zM8 10.5v-3a4 4 0 0 1 8 0v3',
});

import { iconsFrom } from '@/ui/Icon';

/** The drawings of the price list alone. */
export const ListIcon = iconsFrom({
  paste: <path d="M9 4.5H5.5v16h13v-16H15M9 3h6v4H9zM9 12h6M9 16h4" />,
  pencil: <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5" />,
});

import { listKeys } from '@/lib/records';

/** The menu labels of the pages behind the sign-in, by path, in the order of the menu. */
export const staffPages = {
  '/admin/tonight': 'Tonight',
  '/admin/macroeconomics': 'MacroEconomics',
  '/admin/equity-market': 'Equity Market',
  '/admin/history': 'Past Figures',
  '/admin/resources': 'Resources',
  '/admin/news': 'News',
  '/admin/changes': 'Recent Changes',
} as const;
export type StaffPath = keyof typeof staffPages;

export const staffPaths = listKeys(staffPages);

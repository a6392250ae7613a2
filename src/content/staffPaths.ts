/** The paths of the staff pages that require a sign-in. */
export const staffPaths = [
  '/admin/tonight',
  '/admin/macroeconomics',
  '/admin/equity-market',
  '/admin/history',
  '/admin/resources',
  '/admin/news',
  '/admin/changes',
] as const;
export type StaffPath = (typeof staffPaths)[number];

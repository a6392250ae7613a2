/** The paths of the staff area's pages behind the sign-in, as its router knows them. */
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

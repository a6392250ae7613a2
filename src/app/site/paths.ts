/** The paths of the public pages, as hosting and the router know them. */
export const sitePaths = [
  '/',
  '/about',
  '/about/directors',
  '/about/director/:id',
  '/services',
  '/resources',
  '/contact',
] as const;

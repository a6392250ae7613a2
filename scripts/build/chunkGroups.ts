/**
 * Groups modules into chunks. By default, Rolldown makes a chunk for each set of pages that shares
 * modules. The result is many small files, and each costs a request and compresses badly. A group
 * can go when the bench (`npm run bench -- bytes visits`) is as good without it.
 */

/**
 * The code that every page of visitors needs before it hydrates, as one file. Its styles stay with
 * the entry, whose style sheet is linked first.
 */
export const everyPageGroup = {
  name: 'site',
  tags: ['$initial' as const],
  test: (id: string) => !id.endsWith('.css') && !id.endsWith('/main.tsx'),
};

/**
 * Small modules that several pages of visitors share, as one file. Modules with styles are left
 * out, because their style sheet would delay the first paint of each page that needs the file.
 */
export const smallPartsGroup = {
  name: 'parts',
  test: /\/(links|listeners|groupCompanies|Decor|RetryButton|useFocusPassedOn|sameData|newsletterPreference|LoadFailure|Skeleton|retryMessages|scaleSpans|useStructuredData)\.tsx?$/,
};

/**
 * The staff's code that at least two pages share, with its imports, as one file. Code that only a
 * few pages need stays in separate chunks, such as the code that reads price lists.
 */
export const staffPagesGroup = {
  name: 'shared',
  test: (id: string) =>
    /\/src\/.*\.tsx?$/.test(id) &&
    !/\/lib\/table\/|readTable|TableSource|useTable|ColumnMenus|Sortable|fileStorage/.test(id),
  minShareCount: 2,
};

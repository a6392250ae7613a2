/**
 * Groups modules into chunks. By default, Rolldown creates a chunk for each set of pages that
 * shares modules. The result is many small files. Each file costs a request and compresses badly.
 * Delete a group when the bench (`npm run bench -- bytes visits`) has equal results without it.
 */

/**
 * One file with the code that every visitors' page needs before it hydrates. The styles are not
 * included: they stay in the style sheet of the entry, which is linked first.
 */
export const everyPageGroup = {
  name: 'site',
  tags: ['$initial' as const],
  test: (id: string) => !id.endsWith('.css') && !id.endsWith('/main.tsx'),
};

/**
 * One file with small modules that several visitors' pages share. It contains no modules with
 * styles, because their style sheet would delay the first paint of each page that needs the file.
 */
export const smallPartsGroup = {
  name: 'parts',
  test: /\/(ChangePercent|links|listeners|groupCompanies|Decor|RetryButton|useFocusPassedOn|newsletter|newsletterPreference|enquiries\/(?:barMessages|storedInput|limits)|LoadFailure|Skeleton|retryMessages|scaleSpans?|useStructuredData)\.tsx?$/,
};

/**
 * One file with the modules of the market board that /markets and /notes share with Home. Home
 * loads this file after it has become interactive.
 */
export const boardPartsGroup = {
  name: 'board',
  test: /\/(FailureLine|AsOf|session|equity\/messages|dateOfList|moments|(features|figures)\/notes|notes\/(reads|messages|describeNote|NoteMarks?|changedFigures))\.tsx?$/,
};

/**
 * One file with the code that at least two staff pages share, including its imports. Some code that
 * few pages need stays in separate chunks, such as the code that reads price lists.
 */
export const staffPagesGroup = {
  name: 'shared',
  test: (id: string) =>
    /\/src\/.*\.tsx?$/.test(id) &&
    !/\/lib\/table\/|readTable|TableSource|useTable|ColumnMenus|Sortable|fileStorage|content\/series\./.test(
      id,
    ),
  minShareCount: 2,
};

/** The heading of the published version in all comparisons. */
export const ON_SITE_HEADING = 'On the site now';

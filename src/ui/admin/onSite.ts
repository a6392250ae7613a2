/** Heading of the published version in all comparisons. */
export const ON_SITE = 'On the site now';

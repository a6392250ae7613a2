/** The heading of the published version in all tables. */
export const ON_SITE = 'On the site now';

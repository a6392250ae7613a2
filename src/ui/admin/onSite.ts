/** The head of the version that visitors see, in all tables. */
export const ON_SITE = 'On the site now';

/** What the tests of the mail relay send it, and how it is set. */
export const site = 'https://www.example.com';

export const mail = {
  to: 'stranger@example.com',
  subject: 'New Newsletter Subscription',
  body: '<h2>New Newsletter Subscription</h2><ul><li><strong>Name:</strong> Ada</li></ul>',
  type: 'html',
};

export const environment = {
  MAIL_TO: 'info@example.com',
  MAIL_PROVIDER_URL: 'https://provider.example.com/send',
  MAIL_PROVIDER_KEY: 'secret',
  SITE_ORIGINS: `${site} https://example.com`,
};

/** Settings with little room for mails, before a provider at this address. */
export const settingsOf = (url: string) => ({
  to: environment.MAIL_TO,
  provider: { url, key: environment.MAIL_PROVIDER_KEY },
  origins: new Set([site]),
  trustedProxies: 1,
  perAddress: 3,
  inAll: 5,
});

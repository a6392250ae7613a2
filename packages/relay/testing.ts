export const site = 'https://www.example.com';

export const mail = {
  to: 'stranger@example.com',
  subject: 'New Contact Message: Maize & rice',
  body:
    '<h2>New Contact Message</h2><ul><li><strong>Name:</strong> Ada &lt;b&gt;</li>' +
    '<li><strong>Email:</strong> ada.o&#39;bi@example.com</li>' +
    '<li><strong>Message:</strong> One<br>&amp;lt; two</li></ul>',
  type: 'html',
};

export const environment = {
  MAIL_TO: 'info@example.com',
  MAIL_FROM: 'website@example.com',
  MAIL_PROVIDER: 'https://provider.example.com/send',
  MAIL_PROVIDER_KEY: 'secret',
  SITE_ORIGINS: `${site} https://example.com`,
};

/** Returns settings with the given provider and with low limits. */
export const createSettings = (name: string) => ({
  to: environment.MAIL_TO,
  from: environment.MAIL_FROM,
  provider: { name, key: environment.MAIL_PROVIDER_KEY },
  origins: new Set([site]),
  trustedProxies: 1,
  perAddress: 3,
  total: 12,
});

import { expect, test } from 'vitest';
import { environment } from './testing.ts';
import { readSettings } from './settings.ts';

test('uses safe defaults for missing variables', () => {
  expect(readSettings(environment)).toEqual({
    to: 'info@example.com',
    from: 'website@example.com',
    provider: { name: 'https://provider.example.com/send', key: 'secret' },
    origins: new Set(['https://www.example.com', 'https://example.com']),
    trustedProxies: 0,
    perAddress: 10,
    total: 100,
  });
});

test('parses the numbers in environment variables', () => {
  const numbers = { TRUSTED_PROXIES: '1', MAILS_PER_ADDRESS: '5', MAILS_IN_ALL: '50' };
  const read = readSettings({ ...environment, ...numbers });
  expect(read).toMatchObject({ trustedProxies: 1, perAddress: 5, total: 50 });
});

test('names all missing variables in one error', () => {
  const names = Object.keys(environment).join('.*');
  expect(() => readSettings({})).toThrow(new RegExp(names));
});

test.each<[name: string, value: string]>([
  ['MAIL_TO', 'a@example.com, b@example.com'],
  ['MAIL_TO', 'a@example.com\nb@example.com'],
  ['MAIL_FROM', 'Website <website@example.com>'],
  ['MAIL_PROVIDER', 'http://provider.example.com/send'],
  ['MAIL_PROVIDER', 'constructor'],
  ['MAIL_PROVIDER_KEY', 'two words'],
  ['SITE_ORIGINS', '*'],
  ['SITE_ORIGINS', 'https://www.example.com/'],
  ['SITE_ORIGINS', 'https://www.example.com,https://example.com'],
  ['SITE_ORIGINS', 'http://www.example.com'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', 'true'],
  ['MAILS_PER_ADDRESS', '0'],
  ['MAILS_IN_ALL', '1.5'],
])('rejects %s=%j', (name, value) => {
  const read = () => readSettings({ ...environment, [name]: value });
  expect(read).toThrow(`The relay cannot start: ${name} must be`);
  expect(read).not.toThrow(value);
});

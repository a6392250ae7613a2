import { expect, test } from 'vitest';
import { environment } from './testing.ts';
import refused from './refusedSettings.json' with { type: 'json' };
import { readSettings } from './settings.ts';

test('what is not set has a careful value', () => {
  expect(readSettings(environment)).toEqual({
    to: 'info@example.com',
    from: 'website@example.com',
    provider: { name: 'https://provider.example.com/send', key: 'secret' },
    origins: new Set(['https://www.example.com', 'https://example.com']),
    trustedProxies: 0,
    perAddress: 10,
    inAll: 100,
  });
});

test('numbers are read', () => {
  const numbers = { TRUSTED_PROXIES: '1', MAILS_PER_ADDRESS: '5', MAILS_IN_ALL: '50' };
  const read = readSettings({ ...environment, ...numbers });
  expect(read).toMatchObject({ trustedProxies: 1, perAddress: 5, inAll: 50 });
});

test('everything that is missing is named at once', () => {
  const names = Object.keys(environment).join('.*');
  expect(() => readSettings({})).toThrow(new RegExp(names));
});

test.each(refused)('$name cannot be $value', ({ name, value }) => {
  const read = () => readSettings({ ...environment, [name]: value });
  expect(read).toThrow(`The relay cannot start: ${name} must be`);
  expect(read).not.toThrow(value);
});

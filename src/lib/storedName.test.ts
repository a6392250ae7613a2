import { expect, it } from 'vitest';
import { MAX_STORED_NAME, storedName } from './storedName';
import cases from './storedName.cases.json' with { type: 'json' };

it.each([['half \ud83d of one', 'half_-_of_one'], ...Object.entries(cases.names)])(
  '%j becomes %j',
  (text, name) => {
    expect(storedName(text)).toBe(name);
  },
);

it.each([
  ['a'.repeat(2000) + '.pdf', '.pdf'],
  ['ọ'.repeat(2000) + '.pdf', '.pdf'],
  [`${'a'.repeat(195)}.${'b'.repeat(300)}.pdf`, 'a.pdf'],
  [`${'a'.repeat(195)}.${'b'.repeat(300)}`, 'b'],
  [`${'a'.repeat(195)}.b${'.c'.repeat(300)}.pdf`, '.pdf'],
])('cuts a long name: %j', (text, end) => {
  const name = storedName(text);
  expect(name.length).toBeLessThanOrEqual(MAX_STORED_NAME);
  expect(name.length).toBeGreaterThan(MAX_STORED_NAME - 2);
  expect(name.endsWith(end)).toBe(true);
  expect(name).not.toContain('..');
});

it.each(['a..b', 'a.', '.', '…', 'x. . .y', '(1).', 'a\u2024\u2024b'])(
  'is what the rules take: %j',
  (text) => {
    expect(storedName(text)).toMatch(/^(\.?[A-Za-z0-9_()-])+$/);
  },
);

import { expect, it } from 'vitest';
import { contentDisposition } from './contentDisposition';
import cases from './contentDisposition.cases.json' with { type: 'json' };

it.each(Object.entries(cases.types))('a file of type %j is sent %s', (type, how) => {
  expect(contentDisposition('a', type)).toBe(`${how}; filename="a"; filename*=UTF-8''a`);
});

it.each([
  ['half \ud83d of one', ['half__of_one', 'half%20%20of%20one']] as const,
  ...Object.entries(cases.names),
])('%j is saved as %j', (name, [plain, encoded]) => {
  const names = `filename="${plain}"; filename*=UTF-8''${encoded}`;
  expect(contentDisposition(name, '')).toBe(`attachment; ${names}`);
});

it('is what storage.rules take, however long the name', () => {
  const names = ['ọ'.repeat(200), '𝒜'.repeat(100), '%'.repeat(200), '\u{10ffff}'.repeat(100)];
  for (const name of names) {
    const header = contentDisposition(`${name}.spreadsheet`, '');
    expect(header.length).toBeLessThanOrEqual(2200);
    expect(header).toMatch(
      /^attachment; filename="[A-Za-z0-9._()-]{1,200}"; filename\*=UTF-8''[A-Za-z0-9%!._~-]+$/,
    );
  }
});

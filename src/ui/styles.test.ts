/* Checks that the style sheets are readable (see docs/decisions/0005-styles.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MIN_NAME_LENGTH = 4;
const src = join(import.meta.dirname, '..');

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

function listClassNames(text: string): string[] {
  const selectors = text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@(import|source)[^;]*;/g, '')
    .match(/[^{};]+(?=\{)/g);
  return (selectors ?? [])
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)])
    .map(([, name = '']) => name);
}

describe.each(sheets)('$file', ({ text }) => {
  it('has no class names of fewer than 4 characters', () => {
    expect(listClassNames(text).filter((name) => name.length < MIN_NAME_LENGTH)).toEqual([]);
  });

  it('has no selector that starts with :has()', () => {
    // If a selector starts with `:has()`, Chromium restyles the whole page each time an element is
    // added.
    expect(text).not.toMatch(/^\s*:has\(/m);
  });
});

it('makes Tailwind scan the staff code of every feature', () => {
  const staffSheet = readFileSync(join(src, 'ui', 'admin.css'), 'utf8');
  const [, names = '', files] =
    /@source '\.\.\/features\/\{([\w,]+)\}\/admin\/(\S+)';/.exec(staffSheet) ?? [];
  const features = readdirSync(join(src, 'features'));
  const withStaffCode = features.filter((name) => existsSync(join(src, 'features', name, 'admin')));
  expect(names.split(',').toSorted()).toEqual(withStaffCode.toSorted());
  expect(files).toBe('**/*.{ts,tsx}');
});

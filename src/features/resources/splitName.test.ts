import { expect, it } from 'vitest';
import { resourceFile } from '../../../tests/helpers/builders';
import { splitName } from './FileList';

it.each([
  ['Market summary, 19 November 2026', 'Market summary'],
  ['Market summary 19 Nov 2026', 'Market summary'],
  ['Market summary - 2026-11-19', 'Market summary'],
  ['Market summary, 18 November 2026', 'Market summary, 18 November 2026'],
  ['19 November 2026', '19 November 2026'],
  ['Week 47', 'Week 47'],
  ['Week to 19 November 2026', 'Week to 19 November 2026', '2026-11-09'],
])('%s is shown as %s beside its day', (name, shown, day = '2026-11-19') => {
  const parts = splitName(resourceFile('a', { name, uploadDate: `${day}T09:00:00Z` }));
  expect(parts[0]).toBe(shown);
  expect(parts.join('')).toBe(name);
});

/** The folded sections of the page Corrections. The list of corrections has its own tests. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { legalTexts } from '@/content/legal/texts';
import { correctionMessages } from '@/features/history/messages';
import CorrectionsPage from '@/pages/CorrectionsPage';
import { renderLinked } from '../../tests/helpers/renderWithStore';

const { sections } = legalTexts['/corrections'];
const listOpenSections = (hash: string) => {
  const { container } = renderLinked(<CorrectionsPage />, makeStore({}), `/corrections${hash}`);
  return [...container.querySelectorAll('[id]:has(> details[open])')].map(({ id }) => id);
};

it('opens only the first section about the method of the corrections list', () => {
  expect(listOpenSections('')).toEqual(['kinds']);
  expect(screen.getByRole('heading', { name: correctionMessages.method, level: 2 })).toBeVisible();
  for (const { title } of sections)
    expect(screen.getByRole('heading', { name: title, level: 3 })).toBeVisible();
});

it('opens the section that the URL fragment names', () => {
  expect(listOpenSections('#loss')).toEqual(['kinds', 'loss']);
});

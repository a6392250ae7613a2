import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Box } from './Box';
import { ChangedBox } from './ChangedBox';
import type { ChangedByProps } from './changedBy';
import { Button } from './Button';
import { stubMediaMatches } from '../../../tests/helpers/media';

test('renders the title, the link and the footer of a section', () => {
  render(
    <>
      <Box title="Fixed Income" action={<Button look="primary">Save</Button>} note="A hint">
        Body
      </Box>
      <Box title="News" viewHref="/#news">
        Body
      </Box>
    </>,
  );
  const box = screen.getByRole('region', { name: 'Fixed Income' });
  expect(within(box).getByRole('heading', { level: 2 })).toHaveTextContent('Fixed Income');
  expect(within(box).getByRole('button', { name: 'Save' }).closest('footer')).toHaveTextContent(
    'A hint',
  );
  const link = screen.getByRole('link', { name: 'View on site (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/#news');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.closest('section')?.querySelector('footer')).toBeNull();
});

const ChangedBy = ({ of, children }: ChangedByProps) =>
  children({ line: `Changed: ${JSON.stringify(of)}`, history: <h3>History</h3> });

test.each([
  ['in the footer of a wide screen', true],
  ['above the footer of a phone', false],
])('shows who last changed the section %s', (_, matches) => {
  stubMediaMatches(matches);
  render(
    <>
      <ChangedBox
        title="ASI"
        changed={{ paths: ['a/b'] }}
        ChangedBy={ChangedBy}
        action={<Button>Save</Button>}
      >
        Body
      </ChangedBox>
      <Box title="Others">Body</Box>
    </>,
  );
  const line = screen.getByText('Changed: {"paths":["a/b"]}');
  expect(line.closest('footer') !== null).toBe(matches);
  expect(screen.getByRole('heading', { name: 'History' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Others' })).not.toHaveTextContent('Changed');
});

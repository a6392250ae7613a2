import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';

/**
 * Renders a part of the site at the last of these addresses, including its elements for the head.
 */
export const renderAt = (history: string[], part: ReactNode) =>
  render(
    <HelmetProvider>
      <MemoryRouter initialEntries={history}>{part}</MemoryRouter>
    </HelmetProvider>,
  );

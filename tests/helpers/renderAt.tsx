import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';

/**
 * Renders an element at the last address of `history`. The element may also set elements of the
 * document head.
 */
export const renderAt = (history: string[], part: ReactNode) =>
  render(
    <HelmetProvider>
      <MemoryRouter initialEntries={history}>{part}</MemoryRouter>
    </HelmetProvider>,
  );

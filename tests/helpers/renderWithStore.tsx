import { render, type RenderResult } from '@testing-library/react';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

/** Renders a part with a store, which the visitors' or the staff's `makeStore` made. */
export function renderWithStore<S extends Store>(
  part: ReactNode,
  store: S,
): RenderResult & { store: S } {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return { store, ...render(part, { wrapper }) };
}

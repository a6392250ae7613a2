import { render } from '@testing-library/react';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

/** Renders a part with a store that the visitors' or the staff's `makeStore` made. */
export const renderWithStore = (part: ReactNode, store: Store) =>
  render(<Provider store={store}>{part}</Provider>);

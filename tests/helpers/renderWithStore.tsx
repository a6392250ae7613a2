import { render } from '@testing-library/react';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { DraftAccount } from '@/ui/admin/useSavedDraft';

/** Renders a part with a store that the visitors' or the staff's `makeStore` made. */
export const renderWithStore = (part: ReactNode, store: Store) =>
  render(<Provider store={store}>{part}</Provider>);

/** The same at an address, for parts with links. */
export const renderLinked = (part: ReactNode, store: Store, at: InitialEntry = '/') =>
  renderWithStore(<MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>, store);

/** The same with what is typed kept in the browser, as under an account of staff. */
export const renderAsStaff = (part: ReactNode, store: Store) =>
  renderWithStore(<DraftAccount value="ada">{part}</DraftAccount>, store);

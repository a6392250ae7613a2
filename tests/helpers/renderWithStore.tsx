import { render } from '@testing-library/react';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { DraftAccount } from '@/ui/admin/useSavedDraft';

/** Renders an element with the store of the public site or of the staff area. */
export const renderWithStore = (part: ReactNode, store: Store) =>
  render(<Provider store={store}>{part}</Provider>);

/** Renders an element that contains links, with a store and at an address. */
export const renderLinked = (part: ReactNode, store: Store, at: InitialEntry = '/') =>
  renderWithStore(<MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>, store);

/** Renders an element with a store. Its drafts are saved under the account `ada`. */
export const renderAsStaff = (part: ReactNode, store: Store) =>
  renderWithStore(<DraftAccount value="ada">{part}</DraftAccount>, store);

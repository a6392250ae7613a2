import { fireEvent, render } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { useScrollRestoration } from './useScrollRestoration';

let scrollTo: Mock;

function Page({ ready }: { ready: boolean }) {
  useScrollRestoration(ready);
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/resources?category=b')}>Another</button>;
}
const createPage = (ready: boolean) => (
  <BrowserRouter>
    <Page ready={ready} />
  </BrowserRouter>
);
const setScrollY = (y: number) => {
  vi.stubGlobal('scrollY', y);
};

beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it('restores the scroll position of a page when the visitor goes back to it', async () => {
  const { getByRole } = render(createPage(true));
  setScrollY(900);
  fireEvent.click(getByRole('button'));
  expect(window.location.search).toBe('?category=b');
  expect(scrollTo).not.toHaveBeenCalled();
  setScrollY(0);
  window.history.back();
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 900));
});

it('waits until the page has its full height before it restores the scroll position', () => {
  window.history.replaceState({ scrollY: 900 }, '');
  const { rerender } = render(createPage(false));
  setScrollY(40);
  fireEvent(document, new Event('scrollend'));
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(createPage(true));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 900);
  setScrollY(950);
  fireEvent(document, new Event('scrollend'));
  expect(window.history.state).toMatchObject({ scrollY: 950 });
});

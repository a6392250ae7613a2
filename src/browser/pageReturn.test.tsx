import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onReturn } from './pageReturn';

const dispatchPageShow = (persisted: boolean) => {
  const event = new Event('pageshow');
  Object.assign(event, { persisted });
  fireEvent(window, event);
};
const dispatchVisibilityChange = () => fireEvent(document, new Event('visibilitychange'));

it('calls the listener when the tab becomes visible or Back restores the page', () => {
  const seen = vi.fn();
  const stop = onReturn(seen);
  // Browsers also send `pageshow` on load, and `visibilitychange` when a page is hidden. Neither is
  // a return to the page.
  dispatchPageShow(false);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  dispatchVisibilityChange();
  expect(seen).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  dispatchVisibilityChange();
  expect(seen).toHaveBeenCalledTimes(1);
  dispatchPageShow(true);
  expect(seen).toHaveBeenCalledTimes(2);
  stop();
  dispatchVisibilityChange();
  dispatchPageShow(true);
  expect(seen).toHaveBeenCalledTimes(2);
});

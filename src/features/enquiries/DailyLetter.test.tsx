import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMailService } from '../../../tests/helpers/mailService';
import { expectConsoleErrors } from '../../../tests/helpers/setup-unit';
import { newsletter } from '@/content/newsletter';
import { POPUP_CLOSE_MS } from './limits';
import * as words from './messages';
import { closeNewsletter, requestNewsletter } from './newsletterPreference';
import DailyLetter from './DailyLetter';

const { HIDE_FORM, SIGN_UP, SUBSCRIBE, SUBSCRIBED, SUBSCRIBE_SUCCEEDED, SUBSCRIBING } = words;
const popup = () => screen.queryByRole('complementary', { name: newsletter.title });
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const expectLocked = (part: HTMLElement) => expect(part).toHaveAttribute('aria-disabled', 'true');
const fields = () => [field('Name'), field('Email')];

/** Renders the pop-up with optional content before and after it. */
const show = (before?: ReactNode, after?: ReactNode) =>
  render(
    <MemoryRouter>
      {before}
      <DailyLetter />
      {after}
    </MemoryRouter>,
  );

let settle: (response: Response) => void;
const fetched = vi.fn();

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => new Promise((resolve) => (settle = resolve)));
  stubMailService(fetched);
});

async function fillAndSubmit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button(SIGN_UP));
  await user.type(field('Name'), 'Ada Obi');
  await user.type(field('Email'), 'ada@example.com');
  await user.click(button(SUBSCRIBE));
}

it('stays closed on this and later visits', async () => {
  const { unmount } = show();
  expect(popup()).toHaveTextContent(`${newsletter.title}${newsletter.promise}${SIGN_UP}`);
  await userEvent.click(button('Close newsletter'));
  expect(popup()).toBeNull();
  expect(localStorage.getItem('isNewsLetter')).toBe('closed');
  unmount();
  show();
  expect(popup()).toBeNull();
});

it('returns the focus when it is closed by keyboard', async () => {
  show(<a href="#before">Before</a>, <a href="#after">After</a>);
  for (let place = 0; place < 3; place += 1) await userEvent.tab();
  expect(button('Close newsletter')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
});

describe('the bar', () => {
  const signUp = () => button(SIGN_UP);
  const chevron = () => button(HIDE_FORM);

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the chevron', () => userEvent.click(chevron())],
  ])('folds the open form on %s', async (_what, fold) => {
    show();
    expect(signUp()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(signUp());
    expect(chevron()).toHaveAttribute('aria-expanded', 'true');
    expect(field('Name')).toHaveFocus();
    await fold();
    expect(signUp()).toHaveAttribute('aria-expanded', 'false');
    expect(signUp()).toHaveFocus();
    expect(popup()).toBeVisible();
  });

  const focus = (elsewhere: HTMLElement) => {
    act(() => elsewhere.focus());
    return Promise.resolve();
  };
  it.each([
    ['a press', (elsewhere: HTMLElement) => userEvent.click(elsewhere)],
    ['the focus', focus],
  ])('keeps the input when it folds on %s elsewhere', async (_what, leave) => {
    show(<button type="button">Elsewhere</button>);
    await userEvent.click(signUp());
    await userEvent.type(field('Name'), 'Ada');
    expect(chevron()).toHaveAttribute('aria-expanded', 'true');
    await leave(button('Elsewhere'));
    expect(signUp()).toHaveAttribute('aria-expanded', 'false');
    expect(field('Name')).toHaveValue('Ada');
  });

  it('disappears while a field of the page has the focus', () => {
    show(<input aria-label="Message" />);
    act(() => field('Message').focus());
    expect(popup()).toHaveAttribute('data-aside');
    act(() => field('Message').blur());
    expect(popup()).not.toHaveAttribute('data-aside');
  });
});

describe('the form opened by a link of the page', () => {
  const opener = () => screen.getByRole('link', { name: 'Newsletter' });
  const link = (
    <a
      href="#letter"
      onClick={(event) => {
        event.preventDefault();
        requestNewsletter(event.currentTarget);
      }}
    >
      Newsletter
    </a>
  );
  const closeButton = () => button('Close newsletter');
  afterEach(() => act(closeNewsletter));

  it.each(['closed', null])('has the focus in its first field (preference: %j)', async (choice) => {
    if (choice !== null) localStorage.setItem('isNewsLetter', choice);
    show(null, link);
    await userEvent.click(opener());
    expect(field('Name')).toHaveFocus();
    expect(localStorage.getItem('isNewsLetter')).toBe(choice);
  });

  it('opens as soon as its code is loaded', () => {
    localStorage.setItem('isNewsLetter', 'closed');
    const { unmount } = render(link);
    requestNewsletter(opener());
    unmount();
    show(null, link);
    expect(field('Name')).toHaveFocus();
  });

  it.each([
    ['closed', () => userEvent.click(closeButton()), false],
    ['folded by Escape', () => userEvent.keyboard('{Escape}'), true],
    ['folded by the chevron', () => userEvent.click(button(HIDE_FORM)), true],
  ])('returns the focus to the link when %s', async (_how, leave, isBarLeft) => {
    localStorage.setItem('isNewsLetter', 'closed');
    show(null, link);
    await userEvent.click(opener());
    await leave();
    expect(opener()).toHaveFocus();
    expect(popup() !== null).toBe(isBarLeft);
    // It can be opened again.
    await userEvent.keyboard('{Enter}');
    expect(field('Name')).toHaveFocus();
  });

  it('keeps the input when folded and opened again from the bar', async () => {
    localStorage.setItem('isNewsLetter', 'closed');
    show(<button type="button">Elsewhere</button>, link);
    await userEvent.click(opener());
    await userEvent.keyboard('Ada');
    await userEvent.click(button('Elsewhere'));
    await userEvent.click(button(SIGN_UP));
    expect(field('Name')).toHaveValue('Ada');
    await userEvent.keyboard('{Escape}');
    expect(button(SIGN_UP)).toHaveFocus();
  });

  it('is empty when it is opened again after a subscription', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem('isNewsLetter', 'closed');
    show(null, link);
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(opener());
    await user.keyboard('Ada Obi{Tab}ada@example.com{Enter}');
    await act(async () => {
      settle(new Response());
      await Promise.resolve();
    });
    expect(await screen.findByText(SUBSCRIBE_SUCCEEDED)).toBeVisible();
    act(() => void vi.advanceTimersByTime(POPUP_CLOSE_MS));
    expect(popup()).toBeNull();
    await user.click(opener());
    expect(screen.queryByText(SUBSCRIBE_SUCCEEDED)).toBeNull();
    expect(field('Name')).toHaveValue('');
    expect(field('Name')).toHaveFocus();
    act(() => void vi.advanceTimersByTime(POPUP_CLOSE_MS));
    expect(field('Name')).toHaveFocus();
  });
});

it('shows the error of an invalid field until the field is edited', async () => {
  show();
  const use = `${words.USED_FOR_NEWSLETTER} ${words.PRIVACY}`;
  expect(button(SUBSCRIBE)).toHaveAccessibleDescription(use);
  await userEvent.click(button(SUBSCRIBE));
  expect(field('Name')).toHaveAccessibleDescription(words.required('Name'));
  expect(field('Email')).toHaveAccessibleDescription(words.required('Email'));
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveFocus();
  await userEvent.type(field('Name'), 'A');
  await userEvent.type(field('Email'), 'ada@');
  await userEvent.click(button(SUBSCRIBE));
  expect(field('Name')).toHaveAccessibleDescription(words.NAME_TOO_SHORT);
  await userEvent.type(field('Name'), 'd');
  expect(screen.queryByText(words.NAME_TOO_SHORT)).toBeNull();
  expect(field('Email')).toHaveAccessibleDescription(words.EMAIL_INVALID);
  expect(fetched).not.toHaveBeenCalled();
});

describe('subscribing', () => {
  it('sends only one request, and keeps the form locked meanwhile', async () => {
    show();
    const user = userEvent.setup();
    await fillAndSubmit(user);
    for (const part of [button(SUBSCRIBING), ...fields()]) expectLocked(part);
    await user.click(button(SUBSCRIBING));
    expect(fetched).toHaveBeenCalledTimes(1);
    settle(new Response());
    expect(await screen.findByText(SUBSCRIBE_SUCCEEDED)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(popup()).toBeNull();
  });

  it('closes the emptied form after 2 seconds of thanks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(<main id="content" tabIndex={-1} />);
    await fillAndSubmit(userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }));
    await act(async () => {
      settle(new Response());
      await Promise.resolve();
    });
    expect(await screen.findByText(SUBSCRIBE_SUCCEEDED)).toBeVisible();
    expect(button(SUBSCRIBED)).toHaveClass('site-button-done');
    for (const part of [button(SUBSCRIBED), ...fields()]) expectLocked(part);
    expect(button(SUBSCRIBED)).toHaveFocus();
    for (const emptied of fields()) expect(emptied).toHaveValue('');
    expect(localStorage.getItem('isNewsLetter')).toBe('closed');
    act(() => void vi.advanceTimersByTime(POPUP_CLOSE_MS));
    expect(popup()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  // mail.test.ts covers the ways in which sending can fail.
  it('keeps the input after a reported failure, to send it again', async () => {
    const logged = expectConsoleErrors();
    show();
    const user = userEvent.setup();
    await fillAndSubmit(user);
    settle(new Response('', { status: 500 }));
    expect(await screen.findByText(words.SUBSCRIBE_FAILED)).toBeVisible();
    expect(field('Name')).toHaveValue('Ada Obi');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(button(SUBSCRIBE)).toBeEnabled();
    expect(button(SUBSCRIBE)).toHaveFocus();
    expect(logged).toHaveLength(1);
    expect(localStorage.getItem('isNewsLetter')).toBeNull();
    await user.clear(field('Email'));
    await user.click(button(SUBSCRIBE));
    expect(field('Email')).toHaveAccessibleDescription(words.required('Email'));
    expect(screen.queryByText(words.SUBSCRIBE_FAILED)).toBeNull();
    await user.type(field('Email'), 'ada@example.com');
    await user.click(button(SUBSCRIBE));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

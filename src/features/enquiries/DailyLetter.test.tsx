import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMailService } from '../../../tests/helpers/mailService';
import { expectConsoleErrors } from '../../../tests/helpers/setup-unit';
import { newsletter } from '@/content/newsletter';
import { HIDE_FORM_LABEL, SIGN_UP_LABEL } from './barMessages';
import { POPUP_CLOSE_MS } from './limits';
import * as words from './messages';
import { closeNewsletter, requestNewsletter } from './newsletterPreference';
import { loadNewsletterForm } from './newsletterFormCode';
import DailyLetter from './DailyLetter';

const { SUBSCRIBE_LABEL, SUBSCRIBED_LABEL, SUBSCRIBE_SUCCEEDED, SUBSCRIBING_LABEL } = words;
const queryPopup = () => screen.queryByRole('complementary', { name: newsletter.title });
const getButton = (name: string) => screen.getByRole('button', { name });
const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const expectLocked = (part: HTMLElement) => expect(part).toHaveAttribute('aria-disabled', 'true');
const listFields = () => [getField('Name'), getField('Email')];

const renderLetter = (before?: ReactNode, after?: ReactNode) =>
  render(
    <MemoryRouter>
      {before}
      <DailyLetter />
      {after}
    </MemoryRouter>,
  );

let settle: (response: Response) => void;
const fetched = vi.fn();

beforeAll(async () => {
  await loadNewsletterForm();
});
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => new Promise((resolve) => (settle = resolve)));
  stubMailService(fetched);
});

async function fillAndSubmit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(getButton(SIGN_UP_LABEL));
  await user.type(getField('Name'), 'Ada Obi');
  await user.type(getField('Email'), 'ada@example.com');
  await user.click(getButton(SUBSCRIBE_LABEL));
}

it('the pop-up stays closed on later visits after the visitor has closed the pop-up', async () => {
  const { unmount } = renderLetter();
  expect(queryPopup()).toHaveTextContent(
    `${newsletter.title}${newsletter.promise}${SIGN_UP_LABEL}`,
  );
  await userEvent.click(getButton('Close newsletter'));
  expect(queryPopup()).toBeNull();
  expect(localStorage.getItem('isNewsLetter')).toBe('closed');
  unmount();
  renderLetter();
  expect(queryPopup()).toBeNull();
});

it('continues the tab order of the page after the visitor closes the pop-up by keyboard', async () => {
  renderLetter(<a href="#before">Before</a>, <a href="#after">After</a>);
  for (let place = 0; place < 3; place += 1) await userEvent.tab();
  expect(getButton('Close newsletter')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
});

describe('the newsletter bar', () => {
  const signUp = () => getButton(SIGN_UP_LABEL);
  const chevron = () => getButton(HIDE_FORM_LABEL);

  it.each([
    ['the Escape key', () => userEvent.keyboard('{Escape}')],
    ['a click on the chevron', () => userEvent.click(chevron())],
  ])('closes the open form and shows the bar again after %s', async (_what, fold) => {
    renderLetter();
    expect(signUp()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(signUp());
    expect(chevron()).toHaveAttribute('aria-expanded', 'true');
    expect(getField('Name')).toHaveFocus();
    await fold();
    expect(signUp()).toHaveAttribute('aria-expanded', 'false');
    expect(signUp()).toHaveFocus();
    expect(queryPopup()).toBeVisible();
  });

  const focus = (elsewhere: HTMLElement) => {
    act(() => elsewhere.focus());
    return Promise.resolve();
  };
  it.each([
    ['clicking', (elsewhere: HTMLElement) => userEvent.click(elsewhere)],
    ['moving the focus', focus],
  ])(
    'keeps the input of the form when %s elsewhere on the page closes it',
    async (_what, leave) => {
      renderLetter(<button type="button">Elsewhere</button>);
      await userEvent.click(signUp());
      await userEvent.type(getField('Name'), 'Ada');
      expect(chevron()).toHaveAttribute('aria-expanded', 'true');
      await leave(getButton('Elsewhere'));
      expect(signUp()).toHaveAttribute('aria-expanded', 'false');
      expect(getField('Name')).toHaveValue('Ada');
    },
  );

  it('hides the newsletter bar while another field of the page has the focus', () => {
    renderLetter(<input aria-label="Message" />);
    act(() => getField('Message').focus());
    expect(queryPopup()).toHaveAttribute('data-aside');
    act(() => getField('Message').blur());
    expect(queryPopup()).not.toHaveAttribute('data-aside');
  });
});

describe('the newsletter form opened by a link of the page', () => {
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
  const closeButton = () => getButton('Close newsletter');
  afterEach(() => act(closeNewsletter));

  it.each(['closed', null])(
    'focuses the first field of the form (stored preference: %j)',
    async (choice) => {
      if (choice !== null) localStorage.setItem('isNewsLetter', choice);
      renderLetter(null, link);
      await userEvent.click(opener());
      expect(getField('Name')).toHaveFocus();
      expect(localStorage.getItem('isNewsLetter')).toBe(choice);
    },
  );

  it('opens the newsletter form as soon as the code of the form is loaded', () => {
    localStorage.setItem('isNewsLetter', 'closed');
    const { unmount } = render(link);
    requestNewsletter(opener());
    unmount();
    renderLetter(null, link);
    expect(getField('Name')).toHaveFocus();
  });

  it.each([
    ['the Close button closes it', () => userEvent.click(closeButton()), false],
    ['Escape closes it', () => userEvent.keyboard('{Escape}'), true],
    ['the chevron closes it', () => userEvent.click(getButton(HIDE_FORM_LABEL)), true],
  ])('returns the focus to the link when %s', async (_how, leave, isBarLeft) => {
    localStorage.setItem('isNewsLetter', 'closed');
    renderLetter(null, link);
    await userEvent.click(opener());
    await leave();
    expect(opener()).toHaveFocus();
    expect(queryPopup() !== null).toBe(isBarLeft);
    await userEvent.keyboard('{Enter}');
    expect(getField('Name')).toHaveFocus();
  });

  it('keeps the input when the visitor closes the form and opens it again from the bar', async () => {
    localStorage.setItem('isNewsLetter', 'closed');
    renderLetter(<button type="button">Elsewhere</button>, link);
    await userEvent.click(opener());
    await userEvent.keyboard('Ada');
    await userEvent.click(getButton('Elsewhere'));
    await userEvent.click(getButton(SIGN_UP_LABEL));
    expect(getField('Name')).toHaveValue('Ada');
    await userEvent.keyboard('{Escape}');
    expect(getButton(SIGN_UP_LABEL)).toHaveFocus();
  });

  it('shows empty fields when the visitor opens the form again after a subscription', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem('isNewsLetter', 'closed');
    renderLetter(null, link);
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(opener());
    await user.keyboard('Ada Obi{Tab}ada@example.com{Enter}');
    await act(async () => {
      settle(new Response());
      await Promise.resolve();
    });
    expect(await screen.findByText(SUBSCRIBE_SUCCEEDED)).toBeVisible();
    act(() => void vi.advanceTimersByTime(POPUP_CLOSE_MS));
    expect(queryPopup()).toBeNull();
    await user.click(opener());
    expect(screen.queryByText(SUBSCRIBE_SUCCEEDED)).toBeNull();
    expect(getField('Name')).toHaveValue('');
    expect(getField('Name')).toHaveFocus();
    act(() => void vi.advanceTimersByTime(POPUP_CLOSE_MS));
    expect(getField('Name')).toHaveFocus();
  });
});

it('shows the error of an invalid field until the visitor edits the field', async () => {
  renderLetter();
  const use = `${words.NEWSLETTER_USE_NOTE} ${words.PRIVACY_LINK_LABEL}`;
  expect(getButton(SUBSCRIBE_LABEL)).toHaveAccessibleDescription(use);
  await userEvent.click(getButton(SUBSCRIBE_LABEL));
  expect(getField('Name')).toHaveAccessibleDescription(words.formatRequired('Name'));
  expect(getField('Email')).toHaveAccessibleDescription(words.formatRequired('Email'));
  expect(getField('Name')).toBeInvalid();
  expect(getField('Name')).toHaveFocus();
  await userEvent.type(getField('Name'), 'A');
  await userEvent.type(getField('Email'), 'ada@');
  await userEvent.click(getButton(SUBSCRIBE_LABEL));
  expect(getField('Name')).toHaveAccessibleDescription(words.NAME_TOO_SHORT);
  await userEvent.type(getField('Name'), 'd');
  expect(screen.queryByText(words.NAME_TOO_SHORT)).toBeNull();
  expect(getField('Email')).toHaveAccessibleDescription(words.EMAIL_INVALID);
  expect(fetched).not.toHaveBeenCalled();
});

describe('a newsletter subscription with the form', () => {
  it('locks the form while the request is pending', async () => {
    renderLetter();
    const user = userEvent.setup();
    await fillAndSubmit(user);
    for (const part of [getButton(SUBSCRIBING_LABEL), ...listFields()]) expectLocked(part);
    await user.click(getButton(SUBSCRIBING_LABEL));
    expect(fetched).toHaveBeenCalledTimes(1);
    settle(new Response());
    expect(await screen.findByText(SUBSCRIBE_SUCCEEDED)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(queryPopup()).toBeNull();
  });

  it('clears the form and closes it after showing a thank-you message for 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderLetter(<main id="content" tabIndex={-1} />);
    await fillAndSubmit(userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }));
    await act(async () => {
      settle(new Response());
      await Promise.resolve();
    });
    expect(await screen.findByText(SUBSCRIBE_SUCCEEDED)).toBeVisible();
    expect(getButton(SUBSCRIBED_LABEL)).toHaveClass('site-button-done');
    for (const part of [getButton(SUBSCRIBED_LABEL), ...listFields()]) expectLocked(part);
    expect(getButton(SUBSCRIBED_LABEL)).toHaveFocus();
    for (const emptied of listFields()) expect(emptied).toHaveValue('');
    expect(localStorage.getItem('isNewsLetter')).toBe('closed');
    act(() => void vi.advanceTimersByTime(POPUP_CLOSE_MS));
    expect(queryPopup()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  // mail.test.ts tests all ways in which sending can fail. This test covers one of them.
  it('keeps the input after a failed request', async () => {
    const logged = expectConsoleErrors();
    renderLetter();
    const user = userEvent.setup();
    await fillAndSubmit(user);
    settle(new Response('', { status: 500 }));
    expect(await screen.findByText(words.SUBSCRIBE_FAILED)).toBeVisible();
    expect(getField('Name')).toHaveValue('Ada Obi');
    expect(getField('Email')).toHaveValue('ada@example.com');
    expect(getButton(SUBSCRIBE_LABEL)).toBeEnabled();
    expect(getButton(SUBSCRIBE_LABEL)).toHaveFocus();
    expect(logged).toHaveLength(1);
    expect(localStorage.getItem('isNewsLetter')).toBeNull();
    await user.clear(getField('Email'));
    await user.click(getButton(SUBSCRIBE_LABEL));
    expect(getField('Email')).toHaveAccessibleDescription(words.formatRequired('Email'));
    expect(screen.queryByText(words.SUBSCRIBE_FAILED)).toBeNull();
    await user.type(getField('Email'), 'ada@example.com');
    await user.click(getButton(SUBSCRIBE_LABEL));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMailService } from '../../../tests/helpers/mailService';
import { retype } from '../../../tests/helpers/editor';
import { expectConsoleErrors } from '../../../tests/helpers/setup-unit';
import { ContactForm } from './ContactForm';
import { enquiryFields } from './fields';
import { INPUT_LIFETIME_MS } from './limits';
import * as words from './messages';
import { ResearchForm } from './ResearchForm';

const MESSAGE_MAX = enquiryFields.message.maxLength;
const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
const listSent = () =>
  fetched.mock.calls.map(([, init]) => (JSON.parse(init.body) as { subject: string }).subject);
const getField = (name: string) => screen.getByLabelText(name);
const getButton = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  stubMailService(fetched);
});

describe('the contact form', () => {
  it('focuses the first invalid field', async () => {
    render(<ContactForm />, { wrapper: MemoryRouter });
    const use = `${words.CONTACT_USE_NOTE} ${words.PRIVACY_LINK_LABEL}`;
    expect(getButton('Send Message')).toHaveAccessibleDescription(use);
    const notice = screen.getByRole('link', { name: words.PRIVACY_LINK_LABEL });
    expect(notice).toHaveAttribute('href', '/privacy');
    await userEvent.type(getField('Your Email'), 'ada');
    await userEvent.click(getButton('Send Message'));
    expect(getField('Your Name')).toHaveAccessibleDescription(words.formatRequired('Name'));
    expect(getField('Your Email')).toHaveAccessibleDescription(words.EMAIL_INVALID);
    expect(getField('Message')).toHaveAccessibleDescription(words.formatRequired('Message'));
    expect(getField('Message')).toHaveAttribute('aria-invalid', 'true');
    expect(getField('Subject')).toHaveAttribute('aria-invalid', 'false');
    expect(getField('Your Name')).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('clears the form after the message has been sent', async () => {
    let settle: (response: Response) => void = () => undefined;
    fetched.mockImplementation(() => new Promise((resolve) => (settle = resolve)));
    render(<ContactForm />, { wrapper: MemoryRouter });
    await retype(getField('Your Name'), 'Ada Obi');
    await retype(getField('Your Email'), 'ada@example.com');
    await retype(getField('Message'), 'What moved?');
    await userEvent.dblClick(getButton('Send Message'));
    for (const part of [getButton(words.SENDING_LABEL), getField('Message')]) {
      expect(part).toHaveAttribute('aria-disabled', 'true');
    }
    expect(fetched).toHaveBeenCalledTimes(1);
    settle(new Response());
    expect(await screen.findByText(words.MESSAGE_SENT)).toBeVisible();
    expect(getField('Message')).toHaveValue('');
    expect(getButton('Send Message')).toHaveFocus();
  });
});

describe.each([
  ['contact', ContactForm, 'Send Message', ['Your Name', 'Your Email']],
  ['research', ResearchForm, 'Submit', ['Name', 'Email']],
] as const)('the result messages of the %s form', (_, Form, send, [name, email]) => {
  const attempt = async () => {
    await retype(getField(name), 'Ada Obi');
    await retype(getField(email), 'ada@example.com');
    await retype(getField('Message'), 'What moved?');
    await userEvent.click(getButton(send));
  };
  const rejectOnce = () => fetched.mockRejectedValueOnce(new TypeError('no network'));
  const listShown = () =>
    [words.MESSAGE_SENT, words.MESSAGE_FAILED].filter((text) => screen.queryByText(text) !== null);

  beforeEach(() => {
    render(<Form />, { wrapper: MemoryRouter });
  });

  it('replaces the message about a submission with the result of the next submission', async () => {
    expectConsoleErrors();
    await attempt();
    await screen.findByText(words.MESSAGE_SENT);
    rejectOnce();
    await attempt();
    await screen.findByText(words.MESSAGE_FAILED);
    expect(listShown()).toEqual([words.MESSAGE_FAILED]);
    await attempt();
    await screen.findByText(words.MESSAGE_SENT);
    expect(listShown()).toEqual([words.MESSAGE_SENT]);
  });

  it('removes the message when the visitor submits an invalid field', async () => {
    expectConsoleErrors();
    await attempt();
    await screen.findByText(words.MESSAGE_SENT);
    await userEvent.click(getButton(send));
    expect(getField('Message')).toHaveAccessibleDescription(words.formatRequired('Message'));
    expect(listShown()).toEqual([]);
    rejectOnce();
    await attempt();
    await screen.findByText(words.MESSAGE_FAILED);
    await userEvent.clear(getField('Message'));
    await userEvent.click(getButton(send));
    expect(listShown()).toEqual([]);
  });

  it('removes the success message when the visitor types again', async () => {
    expectConsoleErrors();
    await attempt();
    await screen.findByText(words.MESSAGE_SENT);
    await userEvent.type(getField('Message'), 'A');
    expect(listShown()).toEqual([]);
    rejectOnce();
    await attempt();
    await screen.findByText(words.MESSAGE_FAILED);
    await userEvent.type(getField('Message'), 'A');
    expect(listShown()).toEqual([words.MESSAGE_FAILED]);
  });
});

describe.each([
  ['contact', ContactForm],
  ['research', ResearchForm],
])('the input of the %s form', (_, Form) => {
  const renderForm = () => render(<Form />, { wrapper: MemoryRouter }).unmount;

  it('restores unsent input after a reload, for up to a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T17:30:00Z') });
    const leave = renderForm();
    await userEvent.type(getField('Message'), ' Cement? ');
    leave();
    vi.setSystemTime(Date.now() + INPUT_LIFETIME_MS - 1);
    renderForm()();
    const leaveAgain = renderForm();
    expect(getField('Message')).toHaveValue(' Cement? ');
    leaveAgain();
    vi.setSystemTime(Date.now() + 1);
    renderForm();
    expect(getField('Message')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });

  it('shows a counter near the limit instead of cutting off a long text', async () => {
    renderForm();
    const count = () => screen.queryByText(/characters/);
    fireEvent.change(getField('Message'), { target: { value: 'a'.repeat(MESSAGE_MAX * 0.9) } });
    expect(count()).toBeNull();
    await userEvent.type(getField('Message'), 'b');
    expect(count()).toHaveTextContent('4,501 of 5,000 characters');
    expect(count()).toHaveAttribute('role', 'status');
    fireEvent.change(getField('Message'), { target: { value: 'a'.repeat(MESSAGE_MAX + 1) } });
    expect(getField('Message')).toHaveValue('a'.repeat(MESSAGE_MAX + 1));
    await userEvent.click(screen.getByRole('button', { name: /Send|Submit/ }));
    expect(getField('Message')).toHaveAccessibleDescription(words.formatTooLong(MESSAGE_MAX));
  });
});

describe('the custom research form', () => {
  async function fillAndSubmit() {
    await retype(getField('Name'), 'Ada Obi');
    await retype(getField('Email'), 'ada@example.com');
    await retype(getField('Message'), 'Cement');
    await userEvent.click(getButton('Submit'));
  }

  it.each([
    [
      'only the request if the newsletter checkbox is not ticked',
      false,
      [words.RESEARCH_SUBJECT],
      null,
    ],
    [
      'the request and a subscription if the newsletter checkbox is ticked',
      true,
      [words.RESEARCH_SUBJECT, words.NEWSLETTER_SUBJECT],
      'closed',
    ],
  ])('the custom research form sends %s', async (_, ticked, subjects, newsletter) => {
    render(<ResearchForm />, { wrapper: MemoryRouter });
    const box = screen.getByRole('checkbox', { name: words.NEWSLETTER_CHECKBOX });
    const use = `${words.RESEARCH_USE_NOTE} ${words.PRIVACY_LINK_LABEL}`;
    expect(getButton('Submit')).toHaveAccessibleDescription(use);
    if (ticked) await userEvent.click(box);
    await fillAndSubmit();
    expect(await screen.findByText(words.MESSAGE_SENT)).toBeVisible();
    expect(listSent()).toEqual(subjects);
    expect(localStorage.getItem('isNewsLetter')).toBe(newsletter);
    expect(box).not.toBeChecked();
    expect(localStorage.getItem('lastKnown:typed/research')).toBeNull();
  });

  it('reports a failed subscription after the request was sent', async () => {
    expectConsoleErrors();
    fetched
      .mockResolvedValueOnce(new Response())
      .mockResolvedValueOnce(new Response('', { status: 500 }));
    render(<ResearchForm />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('checkbox'));
    expect(getButton('Submit')).toHaveAccessibleDescription(
      `${words.RESEARCH_AND_NEWSLETTER_USE_NOTE} ${words.PRIVACY_LINK_LABEL}`,
    );
    await fillAndSubmit();
    expect(await screen.findByText(words.MESSAGE_SENT)).toBeVisible();
    expect(screen.getByText(words.SUBSCRIBE_FAILED)).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(getButton('Submit'));
    expect(screen.queryByText(words.SUBSCRIBE_FAILED)).toBeNull();
  });

  it('does not subscribe the visitor if the request fails', async () => {
    expectConsoleErrors();
    fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
    render(<ResearchForm />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('checkbox'));
    await fillAndSubmit();
    expect(await screen.findByText(words.MESSAGE_FAILED)).toBeVisible();
    expect(getField('Message')).toHaveValue('Cement');
    expect(localStorage.getItem('lastKnown:typed/research')).toContain('Cement');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

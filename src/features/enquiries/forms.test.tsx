import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMailService } from '../../../tests/helpers/mailService';
import { retype } from '../../../tests/helpers/editor';
import { expectConsoleErrors } from '../../../tests/helpers/setup-unit';
import { ContactForm } from './ContactForm';
import * as words from './messages';
import { ResearchForm } from './ResearchForm';

const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
const sent = () =>
  fetched.mock.calls.map(([, init]) => (JSON.parse(init.body) as { subject: string }).subject);
const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  stubMailService(fetched);
});

describe('the contact form', () => {
  async function send(subject = 'Prices') {
    await retype(field('Your Name'), 'Ada Obi');
    await retype(field('Your Email'), 'ada@example.com');
    await retype(field('Subject'), subject);
    await retype(field('Message'), 'What moved?');
    await userEvent.dblClick(button('Send Message'));
  }

  it('names what is missing and puts the cursor on the first', async () => {
    render(<ContactForm />);
    await userEvent.type(field('Your Email'), 'ada');
    await userEvent.click(button('Send Message'));
    expect(field('Your Name')).toHaveAccessibleDescription(words.NAME_REQUIRED);
    expect(field('Your Email')).toHaveAccessibleDescription(words.EMAIL_INVALID);
    expect(field('Message')).toHaveAccessibleDescription(words.MESSAGE_REQUIRED);
    expect(field('Your Name')).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['Prices', ''])(
    'sends once, with %j as subject, says so and is cleared',
    async (subject) => {
      let settle: (response: Response) => void = () => undefined;
      fetched.mockImplementation(() => new Promise((resolve) => (settle = resolve)));
      render(<ContactForm />);
      await send(subject);
      expect(button(words.SENDING)).toBeDisabled();
      expect(fetched).toHaveBeenCalledTimes(1);
      settle(new Response());
      expect(await screen.findByText(words.MESSAGE_SENT)).toBeVisible();
      expect(field('Message')).toHaveValue('');
    },
  );

  it('keeps what was typed when the send fails', async () => {
    expectConsoleErrors();
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 502 })));
    render(<ContactForm />);
    await send();
    expect(await screen.findByText(words.MESSAGE_FAILED)).toBeVisible();
    expect(field('Your Name')).toHaveValue('Ada Obi');
    expect(field('Message')).toHaveValue('What moved?');
    expect(button('Send Message')).toBeEnabled();
  });
});

describe('the custom research form', () => {
  async function fillAndSubmit() {
    await retype(field('Name'), 'Ada Obi');
    await retype(field('Email'), 'ada@example.com');
    await retype(field('Message'), 'Cement');
    await userEvent.click(button('Submit'));
  }

  it.each([
    ['the request alone when the box is not', false, [words.RESEARCH_SUBJECT], null],
    [
      'a subscription too when it is',
      true,
      [words.RESEARCH_SUBJECT, words.NEWSLETTER_SUBJECT],
      'closed',
    ],
  ])('sends %s ticked', async (_, ticked, subjects, newsletter) => {
    render(<ResearchForm />);
    const box = screen.getByRole('checkbox', { name: words.NEWSLETTER_CHECKBOX });
    if (ticked) await userEvent.click(box);
    await fillAndSubmit();
    expect(await screen.findByText(words.MESSAGE_SENT)).toBeVisible();
    expect(sent()).toEqual(subjects);
    expect(localStorage.getItem('isNewsLetter')).toBe(newsletter);
    expect(box).not.toBeChecked();
  });

  it('says so when only the subscription fails', async () => {
    expectConsoleErrors();
    fetched
      .mockResolvedValueOnce(new Response())
      .mockResolvedValueOnce(new Response('', { status: 500 }));
    render(<ResearchForm />);
    await userEvent.click(screen.getByRole('checkbox'));
    await fillAndSubmit();
    expect(await screen.findByText(words.MESSAGE_SENT)).toBeVisible();
    expect(screen.getByText(words.SUBSCRIBE_FAILED)).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('keeps what was typed, and does not subscribe, when the request fails', async () => {
    expectConsoleErrors();
    fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
    render(<ResearchForm />);
    await userEvent.click(screen.getByRole('checkbox'));
    await fillAndSubmit();
    expect(await screen.findByText(words.MESSAGE_FAILED)).toBeVisible();
    expect(field('Message')).toHaveValue('Cement');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

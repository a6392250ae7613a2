import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firm } from '@/content/firm';
import { stubMailService } from '../../../tests/helpers/mailService';
import { ContactForm } from './ContactForm';
import { MESSAGE_SENT } from './messages';
import { ResearchForm } from './ResearchForm';

const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  stubMailService(fetched);
});

afterEach(() => {
  document.body.replaceChildren();
});

describe.each([
  ['the contact form', <ContactForm key="contact" />, 'Your Name', 'Your Email', 'Send Message'],
  ['the research form', <ResearchForm key="research" />, 'Name', 'Email', 'Submit'],
])('%s as it is sent to the browser', (what, form, name, email, send) => {
  function arrive() {
    const page = document.createElement('div');
    page.innerHTML = renderToString(form);
    document.body.replaceChildren(page);
    return page;
  }
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

  it('can be sent neither by its button nor by Enter, and never as a GET', () => {
    const page = arrive();
    expect(screen.getByRole('button', { name: send })).toBeDisabled();
    const element = page.querySelector('form');
    expect(element).toHaveProperty('method', 'post');
    // On a secure page browsers warn of a form that has such an address of its own.
    expect(element).not.toHaveAttribute('action');
    expect(page.querySelector('noscript')?.innerHTML).toMatch(
      new RegExp(`formaction="mailto:${firm.email}\\?subject=\\w.*formmethod="post"`, 'i'),
    );
  });

  it('takes over what was typed before its code came, and sends it', async () => {
    const page = arrive();
    field(name).value = 'Ada Obi';
    field(email).value = 'ada@example.com';
    field('Message').value = 'First line\nsecond';
    for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox')) box.checked = true;
    render(form, { container: page, hydrate: true });
    expect(field(name)).toHaveValue('Ada Obi');
    expect(field('Message')).toHaveValue('First line\nsecond');

    await userEvent.type(field('Message'), '!');
    await userEvent.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText(MESSAGE_SENT)).toBeVisible();
    expect(fetched.mock.calls[0]?.[1].body).toContain('First line<br>second!');
    expect(fetched).toHaveBeenCalledTimes(what === 'the research form' ? 2 : 1);
  });
});

describe('the subject that the link to the contact form carries', () => {
  const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
  /** The form as it was written at build time, without a subject, and what was typed until now. */
  function arrive(typed: string) {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ContactForm />);
    document.body.replaceChildren(page);
    subject().value = typed;
    screen.getByLabelText<HTMLInputElement>('Message').value = 'Typed early';
    return render(<ContactForm subject="Survey Services" />, { container: page, hydrate: true });
  }

  it('is filled in beside what was typed', () => {
    arrive('');
    expect(subject()).toHaveValue('Survey Services');
    expect(screen.getByLabelText('Message')).toHaveValue('Typed early');
  });

  it('never overwrites a subject that was typed, then or when another link comes', async () => {
    const { rerender } = arrive('Maize prices');
    expect(subject()).toHaveValue('Maize prices');
    await userEvent.type(subject(), ' in Kano');
    rerender(<ContactForm subject="Data Services" />);
    expect(subject()).toHaveValue('Maize prices in Kano');
  });

  it('stays away once the visitor has cleared it, and after the message was sent', async () => {
    arrive('');
    await userEvent.clear(subject());
    await userEvent.type(screen.getByLabelText('Your Name'), 'Ada Obi');
    await userEvent.type(screen.getByLabelText('Your Email'), 'ada@example.com');
    expect(subject()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText(MESSAGE_SENT)).toBeVisible();
    expect(subject()).toHaveValue('');
  });
});

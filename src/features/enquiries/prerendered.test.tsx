import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
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

/** Renders the page as it was prerendered, before hydration. */
function arrive(form: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<MemoryRouter>{form}</MemoryRouter>);
  document.body.replaceChildren(page);
  return page;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe.each([
  ['the contact form', <ContactForm key="contact" />, 'Your Name', 'Your Email', 'Send Message'],
  ['the research form', <ResearchForm key="research" />, 'Name', 'Email', 'Submit'],
])('%s before hydration', (what, form, name, email, send) => {
  it('can only be sent by the email app', () => {
    const page = arrive(form);
    expect(screen.getByRole('button', { name: send })).toBeDisabled();
    const element = page.querySelector('form');
    expect(element).toHaveProperty('method', 'post');
    // On secure pages, browsers warn about a form with a `mailto:` action.
    expect(element).not.toHaveAttribute('action');
    expect(page.querySelector('noscript')?.innerHTML).toMatch(
      new RegExp(`formaction="mailto:${firm.email}\\?subject=\\w.*formmethod="post"`, 'i'),
    );
  });

  it('passes its input to the hydrated form, which sends it', async () => {
    const page = arrive(form);
    field(name).value = 'Ada Obi';
    field(email).value = 'ada@example.com';
    field('Message').value = 'First line\nsecond';
    for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox')) box.checked = true;
    render(form, { container: page, hydrate: true, wrapper: MemoryRouter });
    expect(field(name)).toHaveValue('Ada Obi');
    expect(field('Message')).toHaveValue('First line\nsecond');

    await userEvent.type(field('Message'), '!');
    await userEvent.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText(MESSAGE_SENT)).toBeVisible();
    expect(fetched.mock.calls[0]?.[1].body).toContain('First line<br>second!');
    expect(fetched).toHaveBeenCalledTimes(what === 'the research form' ? 2 : 1);
  });
});

describe('the subject in the link to the contact form', () => {
  const subject = () => field('Subject');
  /** Renders the form without a subject and types into it before hydration. */
  function typeEarly(typed: string) {
    const container = arrive(<ContactForm />);
    subject().value = typed;
    field('Message').value = 'Typed early';
    return render(<ContactForm subject="Survey Services" />, {
      container,
      hydrate: true,
      wrapper: MemoryRouter,
    });
  }

  it('never overwrites a typed subject', async () => {
    const { rerender } = typeEarly('Maize prices');
    expect(subject()).toHaveValue('Maize prices');
    await userEvent.type(subject(), ' in Kano');
    rerender(<ContactForm subject="Data Services" />);
    expect(subject()).toHaveValue('Maize prices in Kano');
  });

  it('is filled in until the visitor clears or sends it', async () => {
    typeEarly('');
    expect(subject()).toHaveValue('Survey Services');
    expect(field('Message')).toHaveValue('Typed early');
    await userEvent.clear(subject());
    await userEvent.type(field('Your Name'), 'Ada Obi');
    await userEvent.type(field('Your Email'), 'ada@example.com');
    expect(subject()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText(MESSAGE_SENT)).toBeVisible();
    expect(subject()).toHaveValue('');
  });
});

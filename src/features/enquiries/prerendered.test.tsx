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

/** Puts the prerendered HTML of the form into the document. */
function renderPrerendered(form: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<MemoryRouter>{form}</MemoryRouter>);
  document.body.replaceChildren(page);
  return page;
}
const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe.each([
  ['the contact form', <ContactForm key="contact" />, 'Your Name', 'Your Email', 'Send Message'],
  ['the research form', <ResearchForm key="research" />, 'Name', 'Email', 'Submit'],
])('%s before hydration', (what, form, name, email, send) => {
  it('the prerendered form can only be sent with the email app of the visitor', () => {
    const page = renderPrerendered(form);
    expect(screen.getByRole('button', { name: send })).toBeDisabled();
    const element = page.querySelector('form');
    expect(element).toHaveProperty('method', 'post');
    // Browsers show a security warning for a form with a `mailto:` action.
    expect(element).not.toHaveAttribute('action');
    expect(page.querySelector('noscript')?.innerHTML).toMatch(
      new RegExp(`formaction="mailto:${firm.email}\\?subject=\\w.*formmethod="post"`, 'i'),
    );
  });

  it('keeps the input of the prerendered form after hydration', async () => {
    const page = renderPrerendered(form);
    getField(name).value = 'Ada Obi';
    getField(email).value = 'ada@example.com';
    getField('Message').value = 'First line\nsecond';
    for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox')) box.checked = true;
    render(form, { container: page, hydrate: true, wrapper: MemoryRouter });
    expect(getField(name)).toHaveValue('Ada Obi');
    expect(getField('Message')).toHaveValue('First line\nsecond');

    await userEvent.type(getField('Message'), '!');
    await userEvent.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText(MESSAGE_SENT)).toBeVisible();
    expect(fetched.mock.calls[0]?.[1].body).toContain('First line<br>second!');
    expect(fetched).toHaveBeenCalledTimes(what === 'the research form' ? 2 : 1);
  });
});

describe('the subject in the link to the contact form', () => {
  const getSubject = () => getField('Subject');
  /** Renders the prerendered form, types a subject into it, and then hydrates the form. */
  function typeEarly(typed: string) {
    const container = renderPrerendered(<ContactForm />);
    getSubject().value = typed;
    getField('Message').value = 'Typed early';
    return render(<ContactForm subject="Survey Services" />, {
      container,
      hydrate: true,
      wrapper: MemoryRouter,
    });
  }

  it('does not replace a subject that the visitor has typed', async () => {
    const { rerender } = typeEarly('Maize prices');
    expect(getSubject()).toHaveValue('Maize prices');
    await userEvent.type(getSubject(), ' in Kano');
    rerender(<ContactForm subject="Data Services" />);
    expect(getSubject()).toHaveValue('Maize prices in Kano');
  });

  it('fills in the subject from the link until the visitor clears or sends it', async () => {
    typeEarly('');
    expect(getSubject()).toHaveValue('Survey Services');
    expect(getField('Message')).toHaveValue('Typed early');
    await userEvent.clear(getSubject());
    await userEvent.type(getField('Your Name'), 'Ada Obi');
    await userEvent.type(getField('Your Email'), 'ada@example.com');
    expect(getSubject()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText(MESSAGE_SENT)).toBeVisible();
    expect(getSubject()).toHaveValue('');
  });
});

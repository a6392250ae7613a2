import { describe, expect, it, vi } from 'vitest';
import { resetModules } from '../../../tests/helpers/modules';

async function fresh() {
  resetModules();
  return import('./newsletterPreference');
}

describe('the newsletter preference', () => {
  it.each([
    ['closed', true],
    ['"closed"', true],
    ['open', false],
    ['{broken', false],
    ['', false],
    [null, false],
  ])('reads whether the pop-up is closed from the stored value %j', async (stored, closed) => {
    if (stored !== null) localStorage.setItem('isNewsLetter', stored);
    expect((await fresh()).isNewsletterClosed()).toBe(closed);
  });

  it('remembers the closed pop-up for the rest of the visit if storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
    const { closeNewsletter, isNewsletterClosed } = await fresh();
    expect(isNewsletterClosed()).toBe(false);
    closeNewsletter();
    expect(isNewsletterClosed()).toBe(true);
  });
});

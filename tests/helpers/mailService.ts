import { vi } from 'vitest';
import { getEnv } from '@/browser/settings';

type Mail = RequestInit & { body: string };
type MailService = (url: string, init: Mail) => Promise<Response>;

/**
 * Replaces the mail service with `answer`. All other requests stay pending. Earlier tests may have
 * caused these requests, because all tests share the window.
 */
export function stubMailService(answer: MailService): void {
  const { url: mailUrl } = getEnv().mail;
  vi.stubGlobal('fetch', (url: string, init: Mail) =>
    url === mailUrl ? answer(url, init) : new Promise<Response>(() => undefined),
  );
}

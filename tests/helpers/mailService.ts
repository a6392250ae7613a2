import { vi } from 'vitest';
import { getEnv } from '@/browser/settings';

type Mail = RequestInit & { body: string };
type MailService = (url: string, init: Mail) => Promise<Response>;

/**
 * Replaces the mail service with `answer`. Other requests stay pending, because unit tests share a
 * window, and an earlier test may still send requests to the database.
 */
export function stubMailService(answer: MailService): void {
  const { url: mailUrl } = getEnv().mail;
  vi.stubGlobal('fetch', (url: string, init: Mail) =>
    url === mailUrl ? answer(url, init) : new Promise<Response>(() => undefined),
  );
}

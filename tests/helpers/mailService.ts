import { vi } from 'vitest';
import { currentEnv } from '@/browser/settings';

type Mail = RequestInit & { body: string };
type MailService = (url: string, init: Mail) => Promise<Response>;

/**
 * Lets `answer` stand in for the mail service. Other requests stay under way: unit tests share a
 * window, and what an earlier one asked of the database may still be asked again.
 */
export function stubMailService(answer: MailService): void {
  const { url: mailUrl } = currentEnv().mail;
  vi.stubGlobal('fetch', (url: string, init: Mail) =>
    url === mailUrl ? answer(url, init) : new Promise<Response>(() => undefined),
  );
}

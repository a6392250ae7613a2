import type { Mail } from './mail.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/**
 * Hands a mail to the provider. Another provider may want other fields: they are named here alone.
 * @throws Refusal 504 when no answer comes in time, 502 when it refuses or cannot be reached
 */
export async function deliver(mail: Mail, settings: Settings, withinMs: number): Promise<void> {
  const { url, key } = settings.provider;
  let status: number;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ to: settings.to, ...mail, type: 'html' }),
      // The key goes to this address and no other.
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    await response.body?.cancel();
    ({ status } = response);
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    console.error(late ? 'The mail provider did not answer in time' : error);
    throw new Refusal(late ? 504 : 502, 'The mail provider did not answer');
  }
  if (status >= 200 && status < 300) return;
  console.error(`The mail provider refused a mail with ${status}`);
  throw new Refusal(502, 'The mail provider refused the mail');
}

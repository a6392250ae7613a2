/** Runs the mail relay of production on this machine, with an outbox instead of a mail provider. */
import { startOutbox } from 'firebase-emulators-without-java/outbox';
import { startRelay } from 'mail-relay/server';
import { host, mailTo, type Ports } from './local.ts';

/**
 * High enough that nobody who tries the forms reaches the limit. The relay's own tests cover the
 * limits.
 */
const MAILS_AN_HOUR = 10_000;

/**
 * Starts the relay and the outbox for the site at these origins.
 * @returns a function that stops both
 * @throws if a port is in use
 */
export async function startMail(ports: Ports, origins: readonly string[]) {
  const outbox = await startOutbox(host, ports.outbox);
  const settings = {
    to: mailTo,
    from: mailTo,
    provider: { name: `http://${host}:${ports.outbox}/send`, key: 'local' },
    origins: new Set(origins),
    trustedProxies: 0,
    perAddress: MAILS_AN_HOUR,
    total: MAILS_AN_HOUR,
  };
  try {
    const stopRelay = await startRelay(settings, host, ports.relay);
    return async () => {
      await stopRelay();
      await outbox.stop();
    };
  } catch (error) {
    await outbox.stop();
    throw error;
  }
}

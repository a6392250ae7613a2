/** Runs the production mail relay on this machine, with an outbox instead of a mail provider. */
import { startOutbox } from 'firebase-emulators-without-java/outbox';
import { startRelay } from 'mail-relay/server';
import { host, mailTo, type Ports } from './local.ts';

/**
 * Limit of mails per hour. It is so high that a developer who tries the forms never reaches it. The
 * tests of the relay check the real limits.
 */
const MAILS_AN_HOUR = 10_000;

/**
 * Starts the relay and the outbox.
 * @param origins origins from which the site may send mail
 * @returns a function that stops the relay and the outbox
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

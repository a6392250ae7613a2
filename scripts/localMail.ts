/**
 * The way of the forms' mail on this machine: the relay that production has, and an outbox behind
 * it.
 */
import { startOutbox } from 'firebase-emulators-without-java/outbox';
import { startRelay } from 'mail-relay/server';
import { host, mailTo, type Ports } from './local.ts';

/** Whoever tries the forms is not stopped by the limits; they have tests of their own. */
const MAILS_AN_HOUR = 10_000;

/**
 * Starts both, for the site at these origins; resolves with what stops them.
 * @throws Error when a port is taken
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

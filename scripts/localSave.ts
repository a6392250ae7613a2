import { setTimeout as delay } from 'node:timers/promises';
import { bucket, host, projectId, type Ports } from './local.ts';

const EVERY_MS = 30_000;

/**
 * Accounts and stored files live in the emulators' memory. They are saved soon after they change
 * and once more on the way out, so that even a crash loses little. (Documents are journalled.)
 */
export function watchForChanges(ports: Ports, save: () => Promise<void>) {
  const stopped = new AbortController();
  let saved: string | undefined;

  const saveIfChanged = async () => {
    const now = await fingerprint(ports);
    if (now === saved) return;
    await save();
    saved = now;
  };
  const loop = async () => {
    saved = await fingerprint(ports);
    for (;;) {
      await delay(EVERY_MS, undefined, { signal: stopped.signal });
      await saveIfChanged().catch((error: unknown) => console.error('Saving failed:', error));
    }
  };
  const running = loop().catch((error: unknown) => {
    if (!stopped.signal.aborted) console.error('Kept data is no longer saved:', error);
  });
  return {
    async stop(): Promise<void> {
      stopped.abort();
      await running;
      await saveIfChanged();
    },
  };
}

/** Changes when an account or a stored file does. */
async function fingerprint(ports: Ports): Promise<string> {
  const headers = { authorization: 'Bearer owner' };
  const parts = await Promise.all(
    [
      `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`,
      `http://${host}:${ports.storage}/storage/v1/b/${bucket}/o`,
    ].map(async (url) => (await fetch(url, { headers })).text()),
  );
  return parts.join('\n');
}

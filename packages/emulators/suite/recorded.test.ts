/** Compares the emulators' responses with the responses of production in recorded trials. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { replay } from '../tests/conformance/replay.ts';
import { startClosedSuite } from '../tests/helpers/closedSuite.ts';

const folder = fileURLToPath(new URL('../tests/conformance/recorded', import.meta.url));
const transcripts = readdirSync(folder).filter((name) => /\.jsonl(\.gz)?$/.test(name));

it('responds like production to every recorded request', { timeout: 1_800_000 }, async () => {
  for (const name of transcripts) {
    const suite = await startClosedSuite('demo-recorded');
    onTestFinished(() => suite.stop());
    const { different } = await replay(join(folder, name), suite);
    expect(different, name).toEqual([]);
    await suite.stop();
  }
});

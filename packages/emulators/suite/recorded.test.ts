/** What production answered in trials, and what the emulators answer. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { replay } from '../tests/conformance/replay.ts';
import { startClosedSuite } from '../tests/helpers/closedSuite.ts';

const folder = fileURLToPath(new URL('../tests/conformance/recorded', import.meta.url));
const transcripts = readdirSync(folder).filter((name) => /\.jsonl(\.gz)?$/.test(name));

it('is the same in every transcript', { timeout: 1_800_000 }, async () => {
  for (const name of transcripts) {
    const suite = await startClosedSuite('demo-recorded');
    onTestFinished(() => suite.stop());
    const { otherwise } = await replay(join(folder, name), suite);
    expect(otherwise, name).toEqual([]);
    await suite.stop();
  }
});

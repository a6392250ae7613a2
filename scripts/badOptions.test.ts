import { expect, test } from 'vitest';
import { runProgram } from '../tests/helpers/commands.ts';

const CLOSED_ORIGIN = 'http://127.0.0.1:9';

test.each([
  ['shots.ts', ['--at', CLOSED_ORIGIN], `No response from ${CLOSED_ORIGIN}. Run npm start in`],
  ['shots.ts', ['--nope'], "Unknown option '--nope'"],
  ['bench.ts', ['nope'], 'Unknown part: nope. Use: npm run bench'],
  ['bench.ts', ['--nope'], 'Unknown part: --nope. Use: npm run bench'],
  ['test.ts', ['e2e', '--nope'], "playwright: unknown option '--nope'"],
  ['test.ts', ['e2e', 'nope.spec.ts'], 'playwright: no test matches nope.spec.ts'],
  ['test.ts', ['browsers', '--nope'], "playwright: unknown option '--nope'"],
  ['test.ts', ['backend', '--nope'], 'vitest: Unknown option `--nope`'],
  ['test.ts', ['backend', 'nope.test.ts'], 'vitest: no test matches nope.test.ts'],
  ['start.ts', ['--nope'], "Unknown option '--nope'"],
  ['storage-orphans.ts', ['--nope'], "Unknown option '--nope'"],
  ['storage-types.ts', ['--nope'], "Unknown option '--nope'"],
])('scripts/%s rejects the arguments %j with exit code 2', async (script, args, message) => {
  const { code, output } = await runProgram(['--import', 'tsx', `scripts/${script}`, ...args]);
  expect(output.split('\n')[0]).toContain(message);
  expect(output).not.toContain('\n    at ');
  expect(code).toBe(2);
});

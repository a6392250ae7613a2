import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { changeLibrary } from './libraryChanges.ts';

const ENTRY = 'virtual:library/greeting.js';

/**
 * Returns a plugin that supplies a library with a single file. This file is the input of the build.
 */
const createLibrary = (code: string): Plugin => ({
  name: 'library',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? code : null),
});

const greeting = {
  name: 'greet-nobody',
  file: /library\/greeting\.js$/,
  text: "greet('everyone')",
  replacement: 'greet()',
};

async function buildWith(change: typeof greeting, code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [createLibrary(code), changeLibrary(change)],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  if (!('output' in result)) throw new Error('The build has more than one output');
  return result.output[0].code;
}

test("replaces each occurrence of the configured text in the library's code", async () => {
  const built = await buildWith(greeting, "greet('everyone');\ngreet('everyone');");
  expect(built.match(/greet\(\)/g)).toHaveLength(2);
  expect(built).not.toContain('everyone');
});

test('fails the build if no file of the library contains the configured text', async () => {
  await expect(buildWith(greeting, "greet('somebody');")).rejects.toThrow(
    "has 'greet('everyone')': see greet-nobody",
  );
  const renamed = { ...greeting, file: /library\/hello\.js$/ };
  await expect(buildWith(renamed, "greet('everyone');")).rejects.toThrow(
    'No file /library\\/hello\\.js$/ has',
  );
});

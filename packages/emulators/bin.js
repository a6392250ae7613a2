#!/usr/bin/env node
/* In this repository the sources, which tsx compiles as they are loaded; in a package what was built. */
import { existsSync } from 'node:fs';

const sources = new URL('cli.ts', import.meta.url);
const built = new URL('dist/cli.js', import.meta.url);
if (existsSync(sources)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(sources.href);
} else if (existsSync(built)) {
  await import(built.href);
} else {
  console.error('This package was packed without being built: npm pack --ignore-scripts=false');
  process.exit(1);
}

#!/usr/bin/env node
/* The sources are TypeScript: tsx compiles them as they are loaded. */
import { register } from 'tsx/esm/api';

register();
await import('./cli.ts');

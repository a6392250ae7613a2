#!/usr/bin/env node
/*
 * Entry point of the command in this repository, where tsx compiles the TypeScript sources. The
 * built package uses cli.js instead.
 */
import { register } from 'tsx/esm/api';

register();
await import('./cli.ts');

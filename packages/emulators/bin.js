#!/usr/bin/env node
/*
 * Runs the command line from the TypeScript sources, compiled by tsx. The built package uses cli.js
 * instead.
 */
import { register } from 'tsx/esm/api';

register();
await import('./cli.ts');

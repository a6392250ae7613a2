#!/usr/bin/env node
/*
 * Runs the command line from its sources, which tsx compiles. A built package has cli.js instead.
 */
import { register } from 'tsx/esm/api';

register();
await import('./cli.ts');

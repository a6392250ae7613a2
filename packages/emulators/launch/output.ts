import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { FULL_SDK_NOT_SERVED } from '../shared/fullSdk.ts';
import { parseUnreadableLine, type DataPart } from '../shared/unreadableData.ts';
import { QUOTED_LINES } from './limits.ts';

/** Thrown if stored accounts, documents or files cannot be loaded. */
export class DataUnreadable extends Error {
  override name = 'DataUnreadable';
  readonly part: DataPart;
  readonly reason: string;

  constructor(part: DataPart, reason: string) {
    super(`Stored ${part} cannot be read: ${reason}`);
    this.part = part;
    this.reason = reason;
  }
}

export interface SuiteOutput {
  ready: boolean;
  unreadable?: DataUnreadable;
  /** The last lines of output. */
  lines: string[];
}

/** Reads the output of the suite. Passes the lines that matter to a developer to `onNotice`. */
export function readOutput(child: ChildProcess, onNotice: (text: string) => void): SuiteOutput {
  const output: SuiteOutput = { ready: false, lines: [] };
  const read = (line: string) => {
    if (line === '') return;
    output.lines = [...output.lines.slice(-QUOTED_LINES), line];
    const unreadable = parseUnreadableLine(line);
    if (unreadable) output.unreadable = new DataUnreadable(unreadable.part, unreadable.reason);
    if (line.includes('All emulators ready')) output.ready = true;
    if (isNotice(line)) onNotice(line.trim());
  };
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', read);
  }
  return output;
}

/**
 * Returns whether the line reports one of these events: rules were reloaded, a request was denied,
 * an engine ended, or the full SDK sent a request.
 */
function isNotice(line: string): boolean {
  if (line.includes(FULL_SDK_NOT_SERVED)) return true;
  return /rules|has exited/i.test(line) && !/variable override|_RULES|logging to/i.test(line);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { isRunning, stopProcessTree } from 'firebase-emulators-without-java';
import { projectFolder } from './local.ts';
import { readReport, type StepResult } from './testResults.ts';

/** A program of the project, for example a test runner. */
export interface Tool {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** Path of the JSON report that the tool writes. */
  report?: string;
  /**
   * If true, the tool runs in parallel with other tools. Its output is printed when it has ended.
   */
  aside?: boolean;
}

const running = new Set<ChildProcess>();
const pathWithTools = [join(projectFolder, 'node_modules/.bin'), process.env['PATH']].join(
  delimiter,
);

/** Runs a tool, shows its output and reads the counts in its report. */
export async function runTool(tool: Tool): Promise<StepResult> {
  const [program = '', ...args] = tool.command;
  const began = performance.now();
  const heading = `\n== ${tool.name}`;
  if (!tool.aside) console.log(heading);
  const output = tool.aside ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: projectFolder,
    stdio: ['ignore', output, output],
    // The tool gets its own process group. After Ctrl-C, this script can therefore stop everything
    // in the correct order.
    detached: true,
    env: { ...process.env, ...tool.env, PATH: pathWithTools },
  });
  running.add(child);
  const outputChunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => outputChunks.push(chunk));
  }
  const ok = await new Promise<boolean>((resolve) => {
    child.once('close', (code) => resolve(code === 0));
    child.once('error', (error) => {
      console.error(error);
      resolve(false);
    });
  });
  running.delete(child);
  if (tool.aside) console.log(`${heading}\n${Buffer.concat(outputChunks).toString()}`.trimEnd());
  const result = reportResult(tool.name, ok, began);
  const outcome = tool.report ? await readReport(tool.report) : undefined;
  return { ...result, ...(outcome && { outcome }) };
}

/**
 * Prints and returns the result of a step.
 * @param began start of the step, from `performance.now()`
 */
export function reportResult(name: string, ok: boolean, began: number): StepResult {
  const seconds = (performance.now() - began) / 1000;
  console.log(`== ${name} ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name, ok, seconds };
}

export async function stopTools(): Promise<void> {
  for (const child of running) if (isRunning(child)) await stopProcessTree(child, 5_000);
}

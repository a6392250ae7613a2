import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly wanted: string;
  readonly yardstick: string;
}

/** Requests a second with sixteen under way at any time. */
export async function rate(count: number, once: (n: number) => Promise<void>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await once(next++);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return (count / (performance.now() - started)) * 1000;
}

/** Returns the middle value; NaN where there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

export async function medianTime(
  count: number,
  once: (n: number) => Promise<void>,
): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const started = performance.now();
    await once(n);
    times.push(performance.now() - started);
  }
  return median(times);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export async function accepts(port: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

/** Returns the memory of a process, as the system counts it; Linux only. */
export function megabytes(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid ?? 0}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? '0';
  return (Number(kilobytes) / 1024).toFixed(0);
}

export const ms = (time: number): string => `${time.toFixed(1)} ms`;
export const perSecond = (number: number): string => `${number.toFixed(0)} /s`;

const HEADINGS = ['', 'measured', 'wanted', 'bare server'];

export function print(rows: readonly Row[], headings: readonly string[] = HEADINGS): void {
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => cell.padEnd(at === 0 ? 46 : 14)).join('');
  console.log(line(headings));
  for (const { what, measured, wanted, yardstick } of rows) {
    console.log(line([what, measured, wanted, yardstick]));
  }
}

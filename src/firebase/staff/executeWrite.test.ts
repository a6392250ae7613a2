import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { WRITE_LIMIT_MS } from '@/lib/timeLimit';
import { executeWrite, type Outcome } from './executeWrite';

const never = () => new Promise<never>(() => undefined);
const rejected = new FirebaseError('permission-denied', 'denied');
const broken = new Error('connection lost');

beforeEach(() => void vi.useFakeTimers());

/** Resolves or rejects after a delay. */
const later = <T>(milliseconds: number, value: T | Error) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => (value instanceof Error ? reject(value) : resolve(value)), milliseconds);
  });

const cases: readonly [
  what: string,
  write: () => Promise<unknown>,
  wasDone: () => Promise<boolean>,
  result: Outcome['result'],
][] = [
  ['answered', () => later(10, 'ok'), never, 'done'],
  ['rejected by the rules', () => later(10, rejected), never, 'failed'],
  ['failed without being stored', () => later(10, broken), () => later(10, false), 'failed'],
  ['stored, but its answer was lost', () => later(10, broken), () => later(10, true), 'done'],
  ['failed, and the stored document cannot be read', () => later(10, broken), never, 'unknown'],
  ['never answered, but stored', never, () => later(10, true), 'done'],
  ['never answered and not stored yet', never, () => later(10, false), 'unknown'],
  ['never answered, like the read of the stored document', never, never, 'unknown'],
  ['answered late, but in time', () => later(14_000, 'ok'), () => later(10, false), 'done'],
  ['rejected late', () => later(14_000, rejected), () => later(10, false), 'failed'],
];

test.each(cases)('reports the outcome of a write that is %s', async (_, write, wasDone, result) => {
  const ended = vi.fn<(outcome: Outcome) => void>();
  const running = executeWrite(write, wasDone).then(ended);
  await vi.advanceTimersByTimeAsync(WRITE_LIMIT_MS);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ result }));
  await running;
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
});

test.each([
  ['stored', () => later(10, true), 'done'],
  ['not stored yet', () => later(10, false), 'unknown'],
] as const)('reports the outcome of a cancelled write that is %s', async (_, wasDone, result) => {
  const cancel = new AbortController();
  const readResult = vi.fn(wasDone);
  const ended = vi.fn<(outcome: Outcome) => void>();
  void executeWrite(never, readResult, cancel.signal).then(ended);
  cancel.abort();
  await vi.advanceTimersByTimeAsync(10);
  // Cancelling checks the stored document at once, without waiting for the time limit of a read.
  expect(readResult).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(result === 'done' ? 0 : WRITE_LIMIT_MS);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ result }));
});

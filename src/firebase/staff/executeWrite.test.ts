import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { WRITE_LIMIT_MS } from '@/lib/timeLimit';
import { executeWrite, type WriteOutcome } from './executeWrite';

const hangForever = () => new Promise<never>(() => undefined);
const rejected = new FirebaseError('permission-denied', 'denied');
const broken = new Error('connection lost');

beforeEach(() => void vi.useFakeTimers());

const settleLater = <T>(milliseconds: number, value: T | Error) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => (value instanceof Error ? reject(value) : resolve(value)), milliseconds);
  });

const cases: readonly [
  what: string,
  write: () => Promise<unknown>,
  wasDone: () => Promise<boolean>,
  result: WriteOutcome['result'],
][] = [
  ['answered', () => settleLater(10, 'ok'), hangForever, 'done'],
  ['rejected by the rules', () => settleLater(10, rejected), hangForever, 'failed'],
  [
    'failed without being stored',
    () => settleLater(10, broken),
    () => settleLater(10, false),
    'failed',
  ],
  [
    'stored, but its answer was lost',
    () => settleLater(10, broken),
    () => settleLater(10, true),
    'done',
  ],
  [
    'failed, and the stored document cannot be read',
    () => settleLater(10, broken),
    hangForever,
    'unknown',
  ],
  ['never answered, but stored', hangForever, () => settleLater(10, true), 'done'],
  ['never answered and not stored yet', hangForever, () => settleLater(10, false), 'unknown'],
  ['never answered, like the read of the stored document', hangForever, hangForever, 'unknown'],
  [
    'answered late, but in time',
    () => settleLater(14_000, 'ok'),
    () => settleLater(10, false),
    'done',
  ],
  ['rejected late', () => settleLater(14_000, rejected), () => settleLater(10, false), 'failed'],
];

test.each(cases)('reports the outcome of a write that is %s', async (_, write, wasDone, result) => {
  const ended = vi.fn<(outcome: WriteOutcome) => void>();
  const running = executeWrite(write, wasDone).then(ended);
  await vi.advanceTimersByTimeAsync(WRITE_LIMIT_MS);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ result }));
  await running;
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
});

test.each([
  ['stored', () => settleLater(10, true), 'done'],
  ['not stored yet', () => settleLater(10, false), 'unknown'],
] as const)('reports the outcome of a cancelled write that is %s', async (_, wasDone, result) => {
  const cancel = new AbortController();
  const readResult = vi.fn(wasDone);
  const ended = vi.fn<(outcome: WriteOutcome) => void>();
  void executeWrite(hangForever, readResult, cancel.signal).then(ended);
  cancel.abort();
  await vi.advanceTimersByTimeAsync(10);
  // Cancelling checks the stored document at once, without waiting for the time limit of a read.
  expect(readResult).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(result === 'done' ? 0 : WRITE_LIMIT_MS);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ result }));
});

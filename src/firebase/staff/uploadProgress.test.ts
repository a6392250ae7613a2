import { beforeEach, expect, it, vi } from 'vitest';
import type { RequestSign } from './requestWatch';
import {
  FAILED_REQUESTS,
  type Going,
  Stalled,
  STALL_MS,
  WAITING_MS,
  watchProgress,
} from './uploadProgress';

let sign: (sign: RequestSign) => void;
let going: Going[];
let ended: unknown;

beforeEach(() => {
  vi.useFakeTimers();
  going = [];
  ended = null;
});

function begin() {
  const listen = (_: string, listener: typeof sign) => {
    sign = listener;
    return () => undefined;
  };
  const watch = watchProgress('a', (next) => going.push(next), listen);
  watch.stalled.catch((error: unknown) => (ended = error));
  return watch;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('gives up when nothing moves', async () => {
  begin();
  await pass(WAITING_MS);
  expect(going).toEqual(['waiting']);
  await pass(STALL_MS - WAITING_MS - 1);
  expect(ended).toBeNull();
  await pass(1);
  expect(ended).toBeInstanceOf(Stalled);
});

it('lets a slow upload go on for as long as it moves', async () => {
  const watch = begin();
  for (let bytes = 1; bytes < 50; bytes += 1) {
    await pass(STALL_MS - 1);
    watch.arrived(bytes);
  }
  for (let sent = 1; sent < 50; sent += 1) {
    await pass(STALL_MS - 1);
    sign({ kind: 'sending', sent, total: 50 });
  }
  expect(ended).toBeNull();
});

it('says at once that a request is repeated, and when it moves again', async () => {
  begin();
  sign({ kind: 'failed' });
  expect(going).toEqual(['repeating']);
  await pass(2000);
  sign({ kind: 'sending', sent: 1, total: 2 });
  expect(going).toEqual(['repeating', 'moving']);
});

it('does not take the same bytes again and again for progress', async () => {
  const watch = begin();
  watch.arrived(5);
  for (let times = 0; times < FAILED_REQUESTS; times += 1) {
    expect(ended).toBeNull();
    watch.arrived(5);
    sign({ kind: 'sending', sent: 1, total: 2 });
    sign({ kind: 'failed' });
  }
  await pass(0);
  expect(ended).toBeInstanceOf(Stalled);
});

it('forgives failures once more has arrived than before', async () => {
  const watch = begin();
  for (let bytes = 1; bytes < 20; bytes += 1) {
    sign({ kind: 'failed' });
    watch.arrived(bytes);
  }
  await pass(0);
  expect(ended).toBeNull();
});

import { expect, it } from 'vitest';
import { createPool } from '@/lib/pool';
import { createUploadEntry, computePercent, type UploadEntry } from './useUploads';

const createEntry = (change: Partial<UploadEntry>): UploadEntry => ({
  ...createUploadEntry(new File(['x'.repeat(100)], 'a.pdf', { type: 'application/pdf' })),
  ...change,
});

it('never decreases the percentage while files are being uploaded', () => {
  const getPercent = (before: number, ...run: Partial<UploadEntry>[]) =>
    computePercent(
      [createEntry({}), ...run.map((each) => createEntry({ ...each, inRun: true }))],
      before,
    );
  const [waiting, sent] = [{ status: 'waiting' }, { status: 'uploading', part: 0.8 }] as const;
  expect(getPercent(0, sent, waiting)).toBe(40);
  expect(getPercent(40, { ...sent, part: 0.1 }, waiting)).toBe(40);
  expect(getPercent(40, { ...sent, status: 'failed' }, waiting)).toBe(50);
  expect(getPercent(50, waiting, waiting)).toBe(50);
  expect(getPercent(50)).toBe(0);
});

it('runs at most three uploads at a time, even after failures', async () => {
  const pool = createPool(3);
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (most === 1) throw new Error('failed');
  };
  await Promise.allSettled(Array.from({ length: 10 }, () => pool(task)));
  expect(most).toBe(3);
  expect(running).toBe(0);
});

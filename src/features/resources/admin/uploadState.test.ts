import { describe, expect, it } from 'vitest';
import { createPool } from './pool';
import { noUploads, type UploadEvent, uploadReducer } from './uploadState';

const chosen: UploadEvent = {
  type: 'chosen',
  files: ['a', 'b'].map((id) => ({
    id,
    file: new File(['x'.repeat(100)], `${id}.pdf`, { type: 'application/pdf' }),
  })),
};
const queued: UploadEvent = { type: 'queued', ids: ['a', 'b'] };
const play = (...events: UploadEvent[]) => events.reduce(uploadReducer, noUploads);

describe('uploadReducer', () => {
  it('starts each file with its name and icon', () => {
    const ready = { fileName: 'a', fileIcon: 'pdf', status: 'ready' };
    expect(play(chosen).entries[0]).toMatchObject(ready);
  });

  it('counts one percentage over all files that never runs backwards', () => {
    const running = play(chosen, queued, { type: 'progressed', id: 'a', part: 0.8 });
    expect(running.percent).toBe(40);
    expect(uploadReducer(running, { type: 'progressed', id: 'a', part: 0.1 }).percent).toBe(40);
    const failed = uploadReducer(running, { type: 'settled', id: 'a', status: 'failed' });
    expect(failed.percent).toBe(50);
    expect(uploadReducer(failed, { type: 'queued', ids: ['a'] }).percent).toBe(50);
  });

  it('keeps what succeeded in the list while something failed, and is empty when all is uploaded', () => {
    const first = play(chosen, queued, { type: 'settled', id: 'a', status: 'uploaded' });
    const end = (status: 'uploaded' | 'failed') =>
      uploadReducer(uploadReducer(first, { type: 'settled', id: 'b', status }), {
        type: 'finished',
      });
    const ended = end('failed');
    expect(ended.entries.map(({ status }) => status)).toEqual(['uploaded', 'failed']);
    expect(ended).toMatchObject({ percent: 0, run: [] });
    expect(end('uploaded')).toEqual(noUploads);
  });
});

describe('createPool', () => {
  it('runs no more than its places at a time, and goes on after a failure', async () => {
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
});

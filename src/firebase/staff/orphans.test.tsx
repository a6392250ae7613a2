import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newLocks } from '../../../tests/helpers/locks';
import { removeOrphans, trackOrphan, untrackOrphan, whileInUse } from './orphans';

const FILE = 'resources/cat_1/1_a.pdf';
const removed: string[] = [];
const nobodyNames = (): Promise<boolean> => Promise.resolve(false);
const kept = () => Object.keys(localStorage);
const stored = { removeStored: vi.fn(), pathsIn: vi.fn() };
const clean = (isNamed: (path: string) => Promise<boolean>) =>
  removeOrphans('resources', isNamed, stored);

beforeEach(() => {
  removed.length = 0;
  vi.stubGlobal('navigator', { locks: newLocks() });
  stored.pathsIn.mockReset();
  stored.removeStored.mockReset().mockImplementation((path: string) => {
    removed.push(path);
    return Promise.resolve(true);
  });
});

describe('what may be left', () => {
  it('is deleted at the next visit, if nothing names it', async () => {
    trackOrphan(FILE);
    trackOrphan('resources/cat_1/2_b.pdf');
    trackOrphan('news-commentary/3_c.png');
    await clean((path) => Promise.resolve(path.endsWith('b.pdf')));
    expect(removed).toEqual([FILE]);
    expect(kept()).toEqual(['leftover:news-commentary/3_c.png']);
  });

  it('stays remembered while it cannot be deleted, or it is unknown whether it is named', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    trackOrphan(FILE);
    await clean(() => Promise.reject(new Error('offline')));
    stored.removeStored.mockResolvedValue(false);
    await clean(nobodyNames);
    expect(removed).toEqual([]);
    expect(kept()).toHaveLength(1);
  });

  it('is left alone while somebody works with it', async () => {
    trackOrphan(FILE);
    await whileInUse(FILE, () => clean(nobodyNames));
    expect(removed).toEqual([]);
    await clean(nobodyNames);
    expect(removed).toEqual([FILE]);
  });

  it('is forgotten once it has its record, and loses nothing that another tab remembers meanwhile', async () => {
    const read = vi.spyOn(Storage.prototype, 'getItem');
    trackOrphan(FILE);
    untrackOrphan(FILE);
    // What is not read cannot be written back old.
    expect(read).not.toHaveBeenCalled();
    await clean(nobodyNames);
    expect(removed).toEqual([]);
  });

  it('may be a whole folder, whose named files stay, unless its category is there again', async () => {
    trackOrphan('resources/cat_1/');
    await clean(() => Promise.resolve(true));
    expect(stored.pathsIn).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
    trackOrphan('resources/cat_1/');
    stored.pathsIn.mockResolvedValue(['resources/cat_1/1_a.pdf', 'resources/cat_1/2_b.pdf']);
    await clean((path) => Promise.resolve(path.endsWith('a.pdf')));
    expect(removed).toEqual(['resources/cat_1/2_b.pdf']);
    expect(kept()).toEqual([]);
  });

  it('is not deleted where tabs cannot know of each other', async () => {
    vi.stubGlobal('navigator', {});
    trackOrphan(FILE);
    await clean(nobodyNames);
    expect(removed).toEqual([]);
    expect(await whileInUse('x', () => Promise.resolve(5))).toBe(5);
  });

  it('is no error without local storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    trackOrphan(FILE);
    untrackOrphan(FILE);
    await clean(nobodyNames);
    expect(removed).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interviews } from '../../seed/news';
import { exampleDocuments, resetAll, storageAs, testPorts } from '../helpers/backend';

const stranger = storageAs('stranger');
const visitor = storageAs('visitor');
const staff = storageAs('staff');

beforeAll(resetAll);
afterAll(resetAll);

const MB = 1024 * 1024;
const folder = 'resources/cat_1736150400000';
const example = Object.values(exampleDocuments(testPorts))
  .map((data) => data['path'])
  .find((path) => typeof path === 'string');
const thumbnail = `news-commentary/${interviews[0]?.thumbnail?.file}`;
const fresh = (() => {
  let count = 0;
  return (name: string) => `${folder}/${(count += 1)}_${name}`;
})();

describe('resources', () => {
  test('anyone fetches a file whose name they know', async () => {
    expect(await stranger.get(example ?? '')).toBe(200);
    expect(await visitor.get(example ?? '')).toBe(200);
  });

  test('only staff see what there is', async () => {
    expect(await staff.list(`${folder}/`)).toBe(200);
    expect(await stranger.list(`${folder}/`)).toBe(403);
    expect(await visitor.list(`${folder}/`)).toBe(403);
    expect(await staff.list('resources/')).toBe(200);
    expect(await visitor.list('resources/')).toBe(403);
    expect(await staff.list('')).toBe(403);
  });

  test.each([
    'application/pdf',
    'application/msword',
    'application/vnd.ms-excel',
    'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/zip',
    'application/x-zip-compressed',
    'application/x-7z-compressed',
    'application/vnd.rar',
    'application/gzip',
    'application/x-gzip',
    'application/octet-stream',
    'text/csv',
    'text/plain',
    'image/png',
    'image/jpeg',
  ])('staff upload %s, nobody else does', async (type) => {
    expect(await stranger.upload(fresh('a'), type)).toBe(403);
    expect(await visitor.upload(fresh('a'), type)).toBe(403);
    expect(await staff.upload(fresh('a'), type)).toBe(200);
  });

  test.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/xhtml+xml'])(
    'not even staff upload %s',
    async (type) => {
      expect(await staff.upload(fresh('a'), type)).toBe(403);
    },
  );

  test('up to 50 MB and no more', async () => {
    expect(await staff.upload(fresh('a.zip'), 'application/zip', new Uint8Array(50 * MB))).toBe(
      200,
    );
    const more = new Uint8Array(50 * MB + 1);
    expect(await staff.upload(fresh('a.zip'), 'application/zip', more)).toBe(403);
  }, 60_000);

  test('a stored file is never overwritten or changed', async () => {
    const path = fresh('once.pdf');
    expect(await staff.upload(path, 'application/pdf')).toBe(200);
    expect(await staff.upload(path, 'application/pdf')).toBe(403);
    expect(await staff.rename(path, 'text/html')).toBe(403);
    expect(await staff.remove(path)).toBe(204);
    expect(await staff.upload(path, 'application/pdf')).toBe(200);
  });

  test('only staff delete', async () => {
    const path = fresh('gone.pdf');
    await staff.upload(path, 'application/pdf');
    expect(await stranger.remove(path)).toBe(403);
    expect(await visitor.remove(path)).toBe(403);
    expect(await staff.remove(path)).toBe(204);
    expect(await staff.get(path)).toBe(404);
  });
});

describe('thumbnails', () => {
  test('anyone fetches one, nobody lists them', async () => {
    expect(await stranger.get(thumbnail)).toBe(200);
    expect(await staff.list('news-commentary/')).toBe(403);
  });

  test('staff upload pictures of up to 5 MB', async () => {
    const at = (name: string) => `news-commentary/1_${name}`;
    expect(await staff.upload(at('a.webp'), 'image/webp', new Uint8Array(5 * MB))).toBe(200);
    expect(await staff.upload(at('b.webp'), 'image/webp', new Uint8Array(5 * MB + 1))).toBe(403);
    expect(await staff.upload(at('c.svg'), 'image/svg+xml')).toBe(403);
    expect(await staff.upload(at('d.pdf'), 'application/pdf')).toBe(403);
    expect(await visitor.upload(at('e.png'), 'image/png')).toBe(403);
    expect(await stranger.upload(at('f.png'), 'image/png')).toBe(403);
  });

  test('a stored thumbnail is never overwritten or changed', async () => {
    expect(await staff.upload(thumbnail, 'image/webp')).toBe(403);
    expect(await staff.rename(thumbnail, 'text/html')).toBe(403);
  });

  test('only staff delete', async () => {
    expect(await stranger.remove(thumbnail)).toBe(403);
    expect(await visitor.remove(thumbnail)).toBe(403);
    expect(await staff.remove(thumbnail)).toBe(204);
  });
});

test.each(['elsewhere/a.pdf', 'a.pdf', 'resources/a.pdf', `${folder}/deeper/a.pdf`])(
  'nobody reaches %s',
  async (path) => {
    expect(await staff.upload(path, 'application/pdf')).toBe(403);
    expect(await staff.get(path)).toBe(403);
  },
);

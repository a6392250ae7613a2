import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteDoc } from 'firebase/firestore/lite';
import { FILE_KINDS, IMAGE_KINDS, listBrowserMimeTypes, UNKNOWN_KIND } from '@/lib/fileKinds';
import { formatContentDisposition } from '@/lib/contentDisposition';
import { toStoredName } from '@/lib/storedName';
import { interviews } from '../../seed/news';
import {
  exampleDocuments,
  adminDocument,
  resetAll,
  resetDocuments,
  storageAs,
  testPorts,
} from '../helpers/backend';
import { wrongNames } from './wrongNameCases';

const stranger = storageAs('stranger');
const visitor = storageAs('visitor');
const staff = storageAs('staff');

beforeAll(resetAll);
afterAll(resetAll);

const MB = 1024 * 1024;
const types = [...FILE_KINDS, UNKNOWN_KIND].map(({ type }) => type);
const shownTypes = ['application/pdf', ...IMAGE_KINDS.map(({ type }) => type)];
const savedTypes = types.filter((type) => !shownTypes.includes(type));
const folder = 'resources/cat_1736150400000';
const exampleFile = Object.values(exampleDocuments(testPorts))
  .map((data) => data['path'])
  .find((path) => typeof path === 'string');
const thumbnail = `news-commentary/${interviews[0]?.thumbnail?.name}`;
const newPath = (() => {
  let count = 0;
  return (name: string) => `${folder}/${(count += 1)}_${name}`;
})();

describe('the folder resources', () => {
  test('lets anyone download a file by its name', async () => {
    expect(await stranger.get(exampleFile ?? '')).toBe(200);
    expect(await visitor.get(exampleFile ?? '')).toBe(200);
  });

  test('lets only staff list the stored files', async () => {
    expect(await staff.list(`${folder}/`)).toBe(200);
    expect(await stranger.list(`${folder}/`)).toBe(403);
    expect(await visitor.list(`${folder}/`)).toBe(403);
    expect(await staff.list('resources/')).toBe(200);
    expect(await visitor.list('resources/')).toBe(403);
    expect(await staff.list('')).toBe(403);
  });

  test.each(types)('lets only staff upload files of the type %s', async (type) => {
    expect(await stranger.upload(newPath('a'), type)).toBe(403);
    expect(await visitor.upload(newPath('a'), type)).toBe(403);
    expect(await staff.upload(newPath('a'), type)).toBe(200);
  });

  test.each([
    'text/html',
    'image/svg+xml',
    'image/tiff',
    'image/heic',
    'image/bmp',
    'application/javascript',
    'application/xhtml+xml',
    'application/xml',
    'application/json',
    'application/x-msdownload',
    'application/x-sh',
    'application/vnd.ms-excel.sheet.macroEnabled.12',
    'application/vnd.ms-word.document.macroEnabled.12',
    'application/vnd.openxmlformats-officedocument.html',
    'application/vnd.oasis.opendocument.graphics',
    'application/vnd.apple.numbers',
    'text/markdown',
    'text/csv; charset=utf-8',
    'TEXT/CSV',
  ])('rejects uploads of the type %j', async (type) => {
    expect(await staff.upload(newPath('a'), type)).toBe(403);
  });

  test('rejects a type that only resembles an accepted type', async () => {
    const synonyms = FILE_KINDS.flatMap(listBrowserMimeTypes);
    const similarTypes = types.flatMap((type) => [
      `x${type}`,
      `${type}x`,
      type.replaceAll('.', 'x'),
    ]);
    for (const type of new Set([...synonyms, ...similarTypes])) {
      if (types.includes(type)) continue;
      expect(await staff.upload(newPath('a'), type), type).toBe(403);
    }
  });

  test('rejects files of over 50 MB', async () => {
    expect(await staff.upload(newPath('a.zip'), 'application/zip', new Uint8Array(50 * MB))).toBe(
      200,
    );
    const more = new Uint8Array(50 * MB + 1);
    expect(await staff.upload(newPath('a.zip'), 'application/zip', more)).toBe(403);
  });
});

test.each([
  ['file', `${folder}/7_once.pdf`, 'application/pdf'],
  ['thumbnail', 'news-commentary/7_once.webp', 'image/webp'],
])('lets staff delete a stored %s, but nobody change it', async (_, path, type) => {
  expect(await staff.upload(path, type)).toBe(200);
  expect(await staff.upload(path, type)).toBe(403);
  expect(await staff.changeType(path, 'text/html')).toBe(403);
  for (const client of [stranger, visitor]) expect(await client.remove(path)).toBe(403);
  expect(await staff.remove(path)).toBe(204);
  expect(await staff.get(path)).toBe(404);
  expect(await staff.upload(path, type)).toBe(200);
});

describe('a category', () => {
  test.each([
    'cat_404',
    'reports',
    'cat_1736150400000x',
    '..',
    ' ',
    'cat_[0-9]*',
    'cat_1736150400000%2Fx',
  ])('rejects uploads into the missing category %j', async (category) => {
    expect(await staff.upload(`resources/${category}/1_a.pdf`, 'application/pdf')).toBe(403);
  });

  test('rejects new files in a deleted category, but still serves the stored ones', async () => {
    const path = newPath('kept.pdf');
    expect(await staff.upload(path, 'application/pdf')).toBe(200);
    await deleteDoc(adminDocument('resourceCategories/cat_1736150400000'));
    expect(await staff.upload(newPath('a.pdf'), 'application/pdf')).toBe(403);
    expect(await stranger.get(path)).toBe(200);
    expect(await staff.remove(path)).toBe(204);
    await resetDocuments();
    expect(await staff.upload(newPath('a.pdf'), 'application/pdf')).toBe(200);
  });
});

describe('a file name', () => {
  test.each(wrongNames)('rejects a file name %s', async (_, name) => {
    expect(await staff.upload(`${folder}/${name}`, 'application/pdf')).toBe(403);
    expect(await staff.upload(`news-commentary/${name}`, 'image/png')).toBe(403);
  });

  test.each([
    '1_a.pdf',
    '1736150400000-a1B2_1736150400001_Report_(1)-x.tar.gz',
    `1_${'x'.repeat(298)}`,
    `1_${toStoredName('Ìròyìn ọjà: 3½ … (最终) \u202e%20/../x.PDF')}`,
  ])('accepts a file name in the format of the site: %j', async (name) => {
    expect(await staff.upload(`${folder}/${name}`, 'application/pdf')).toBe(200);
    expect(await staff.upload(`news-commentary/${name}`, 'image/png')).toBe(200);
  });
});

describe('the headers of a file', () => {
  const wrongHeaders = [
    null,
    '',
    'inline',
    `inline; filename="a.txt"; filename*=UTF-8''a.txt`,
    'attachment',
    'attachment; filename="a.txt"',
    "attachment; filename*=UTF-8''a.txt",
    `attachment; filename*=UTF-8''a.txt; filename="a.txt"`,
    `attachment; filename="a.txt"; filename*=UTF-8''`,
    `attachment; filename=""; filename*=UTF-8''a.txt`,
    "attachment; filename=a.txt; filename*=UTF-8''a.txt",
    `attachment; filename="a b.txt"; filename*=UTF-8''a.txt`,
    `attachment; filename="a\\".exe"; filename*=UTF-8''a.txt`,
    `attachment; filename="%61.txt"; filename*=UTF-8''a.txt`,
    `attachment; filename="ọ"; filename*=UTF-8''a.txt`,
    `attachment; filename="${'a'.repeat(201)}"; filename*=UTF-8''a.txt`,
    `attachment; filename="a.txt"; filename*=UTF-8''a.txt; x=y`,
    `attachment; filename="a.txt"; filename*=UTF-8''a\r\nX-Header: b`,
    `attachment; filename="a.txt"; filename*=UTF-8''ọ`,
    `attachment; filename="a.txt"; filename*=UTF-8''${'a'.repeat(2200)}`,
    `x attachment; filename="a.txt"; filename*=UTF-8''a`,
  ];

  test.each(savedTypes)(
    'requires the header that makes browsers save a file of the type %s',
    async (type) => {
      for (const contentDisposition of wrongHeaders) {
        const metadata = { contentDisposition };
        const status = await staff.upload(newPath('a'), type, 'x', metadata);
        expect(status, String(contentDisposition)).toBe(403);
      }
    },
  );

  test.each([
    'public, max-age=31536000',
    'max-age=31536000, immutable',
    'public, s-maxage=31536000',
    'stale-if-error=31536000',
    'max-age=100000',
  ])('rejects an upload with the long cache time %s', async (cacheControl) => {
    expect(await staff.upload(newPath('a'), 'text/csv', 'x', { cacheControl })).toBe(403);
  });

  test.each(['', 'private, max-age=0', 'public, max-age=3600', 'no-cache, no-store'])(
    'accepts an upload with the short cache time "%s"',
    async (cacheControl) => {
      expect(await staff.upload(newPath('a'), 'text/csv', 'x', { cacheControl })).toBe(200);
    },
  );

  test('sends the original name of a file in a header', async () => {
    const path = newPath('a.txt');
    const header = formatContentDisposition('Ìròyìn ọjà, (20%).txt', 'text/plain');
    const metadata = { contentDisposition: header };
    expect(await staff.upload(path, 'text/plain', '<script>', metadata)).toBe(200);
    const answer = await stranger.fetch(path);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    expect(answer.headers.get('content-disposition')).toBe(header);
  });

  test.each(shownTypes)(
    'requires the header that makes browsers show a file of the type %s under its own name',
    async (type) => {
      expect(formatContentDisposition('a', type)).toMatch(/^inline/);
      expect(await staff.upload(newPath('a'), type)).toBe(200);
      const wrong = `attachment; filename="setup.exe"; filename*=UTF-8''setup.exe`;
      for (const contentDisposition of [null, "inline; filename*=UTF-8''a", wrong]) {
        const metadata = { contentDisposition };
        expect(await staff.upload(newPath('a'), type, 'x', metadata)).toBe(403);
        expect(await staff.upload('news-commentary/1_h.png', 'image/png', 'x', metadata)).toBe(403);
      }
    },
  );
});

describe('custom metadata or an encoding', () => {
  test.each([
    { metadata: { owner: 'me' } },
    { metadata: { '': '' } },
    { metadata: { ['x'.repeat(3000)]: 'y' } },
    { contentEncoding: 'gzip' },
  ])('rejects an upload with custom metadata or an encoding: %j', async (more) => {
    expect(await staff.upload(newPath('a.pdf'), 'application/pdf', 'x', more)).toBe(403);
    expect(await staff.upload('news-commentary/1_m.png', 'image/png', 'x', more)).toBe(403);
  });

  test('rejects a download token that the uploader chose', async () => {
    const metadata = { firebaseStorageDownloadTokens: 'chosen' };
    const path = newPath('a.pdf');
    expect(await staff.upload(path, 'application/pdf', 'x', { metadata })).toBe(400);
    expect(await staff.startUpload(path, 'application/pdf', { metadata })).toBe(400);
    expect(await staff.startUpload(path, 'application/pdf', {})).toBe(200);
    expect(await staff.get(path)).toBe(404);
  });
});

describe('the folder of thumbnails', () => {
  test('lets anyone download a thumbnail, but nobody list the thumbnails', async () => {
    expect(await stranger.get(thumbnail)).toBe(200);
    expect(await staff.list('news-commentary/')).toBe(403);
  });

  test('accepts pictures of at most 5 MB as thumbnails', async () => {
    const getPath = (name: string) => `news-commentary/1_${name}`;
    expect(await staff.upload(getPath('a.webp'), 'image/webp', new Uint8Array(5 * MB))).toBe(200);
    expect(await staff.upload(getPath('b.webp'), 'image/webp', new Uint8Array(5 * MB + 1))).toBe(
      403,
    );
    for (const { type } of FILE_KINDS) {
      const status = IMAGE_KINDS.some((kind) => kind.type === type) ? 200 : 403;
      const path = getPath(type.replace(/[^a-z0-9]/g, '-'));
      expect(await staff.upload(path, type), type).toBe(status);
    }
    expect(await staff.upload(getPath('c.svg'), 'image/svg+xml')).toBe(403);
    expect(await staff.upload(getPath('d.pdf'), 'application/pdf')).toBe(403);
    expect(await visitor.upload(getPath('e.png'), 'image/png')).toBe(403);
    expect(await stranger.upload(getPath('f.png'), 'image/png')).toBe(403);
  });
});

test.each(['elsewhere/a.pdf', 'a.pdf', 'resources/a.pdf', `${folder}/deeper/a.pdf`])(
  'lets nobody read or write the stored object %s',
  async (path) => {
    expect(await staff.upload(path, 'application/pdf')).toBe(403);
    expect(await staff.get(path)).toBe(403);
  },
);

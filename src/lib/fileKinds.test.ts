import { describe, expect, it } from 'vitest';
import { formatContentDisposition } from './contentDisposition';
import {
  formatAccept,
  getExtension,
  FILE_KINDS,
  IMAGE_KINDS,
  findFileKind,
  findKindByType,
  listBrowserMimeTypes,
} from './fileKinds';
import { findRejectedFormat } from './rejectedFiles';

const names = FILE_KINDS.flatMap((kind) =>
  kind.extensions.map((extension) => ({ kind, name: `a.${extension}` })),
);

describe('FILE_KINDS', () => {
  it('contains each extension and each mime type once in lower case', () => {
    const extensions = FILE_KINDS.flatMap((kind) => kind.extensions);
    const types = FILE_KINDS.map(({ type }) => type);
    for (const all of [extensions, types]) {
      expect(new Set(all).size).toBe(all.length);
      expect(all.map((each) => each.toLowerCase())).toEqual(all);
    }
  });

  it.each(['a.exe\u200e', 'a.e\u00adxe', '\u202aa.exe\u202c'])(
    'ignores invisible characters in the extension of %j',
    (name) => {
      expect(getExtension(name)).toBe('exe');
    },
  );

  it.each(names)(
    'accepts $name with every mime type that systems report for it',
    ({ kind, name }) => {
      const reported = [...listBrowserMimeTypes(kind), '', 'application/octet-stream'];
      for (const type of reported) {
        expect(findFileKind({ name, type })).toBe(kind);
        expect(findRejectedFormat({ name, type })).toBeNull();
      }
      for (const type of ['text/html', 'image/svg+xml', 'application/x-msdownload']) {
        expect(findFileKind({ name, type })).toBeNull();
        expect(findRejectedFormat({ name, type })).not.toBeNull();
      }
    },
  );

  it.each(FILE_KINDS)(
    'finds the kind and the Content-Disposition of a $label by its stored mime type',
    (kind) => {
      expect(findKindByType(kind.type)).toBe(kind);
      const isShown = kind.icon === 'pdf' || kind.icon === 'image';
      expect(formatContentDisposition('a', kind.type)).toMatch(
        isShown ? /^inline;/ : /^attachment;/,
      );
    },
  );
});

it('returns each extension and mime type once for the accept attribute', () => {
  const accept = formatAccept(FILE_KINDS).split(',');
  const some = ['.csv', 'text/comma-separated-values', '.rar', 'application/x-rar', '.jpeg'];
  expect(accept).toEqual(expect.arrayContaining([...some, 'application/octet-stream']));
  expect(new Set(accept).size).toBe(accept.length);
  expect(formatAccept(IMAGE_KINDS)).not.toMatch(/pdf|heic|svg|tiff/);
});

/** File records. The path and the URL of a record must lead to its own stored object. */
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, test } from 'vitest';
import { FILE_ICONS } from '@/features/resources/icons';
import { fileFields } from '@/features/resources/fields';
import { MAX_FILE_BYTES } from '@/features/resources/limits';
import { toStoredName } from '@/lib/storedName';
import { bucket } from '../../scripts/local';
import { expectAllowed, expectRejected, adminDocument, resetDocuments } from '../helpers/backend';
import { setWithRecord } from '../helpers/recorded';
import { staff } from './clients';
import { wrongNames } from './wrongNameCases';
import { folder, freshPath, homeCategory, createNewFileRecord, objectPath } from './newFileRecord';
import {
  getDownloadUrl,
  categoryPath,
  withFields,
  documents,
  filePath,
  exampleDocument,
  getMinutesFromNow,
  createText,
  newsPath,
  type Fields,
} from './rejectedChanges';

const save = (path: string, data: Fields) => setWithRecord(staff, path, data);

const otherCategory = Object.keys(documents)
  .flatMap((each) => /^resourceCategories\/(.+)$/.exec(each)?.[1] ?? [])
  .find((id) => id !== homeCategory);
/** Returns a new file record with the path and the URL of another stored object. */
const createRecordAt = (elsewhere: string): Fields =>
  createNewFileRecord({ path: elsewhere, url: getDownloadUrl(elsewhere) });

beforeAll(resetDocuments);
beforeEach(() => deleteDoc(adminDocument(freshPath)));

describe('a new file', () => {
  test('accepts a new file from a computer with a slow clock', async () => {
    await expectAllowed(save(freshPath, createNewFileRecord()));
    await deleteDoc(adminDocument(freshPath));
    await expectAllowed(
      save(freshPath, createNewFileRecord({ uploadDate: getMinutesFromNow(-9) })),
    );
  });

  test.each([
    [
      'at its limits',
      createNewFileRecord({
        name: createText(fileFields.name.maxLength),
        description: createText(fileFields.description.maxLength),
        size: MAX_FILE_BYTES,
      }),
    ],
    ['that is empty', createNewFileRecord({ size: 0 })],
    ['without a size', createNewFileRecord({ size: undefined })],
    ['without a description', createNewFileRecord({ description: undefined })],
    ['with an empty description', createNewFileRecord({ description: '' })],
    ['of an unknown type', createNewFileRecord({ fileType: '' })],
    [
      'with the longest name',
      createRecordAt(`${folder}1900000000000-fresh_1900000000001_${createText(200)}`),
    ],
    [
      'with a name in any script',
      createRecordAt(`${folder}1900000000000-fresh_${toStoredName('市.场 ọjà..x')}`),
    ],
    [
      'in a bucket of the newer kind',
      createNewFileRecord({
        url: getDownloadUrl(objectPath).replace(bucket, 'demo-palmwood.firebasestorage.app'),
      }),
    ],
  ])('accepts a new file %s', async (_, data) => {
    await expectAllowed(save(freshPath, data));
  });

  test('accepts each icon for a new file', async () => {
    for (const icon of Object.keys(FILE_ICONS)) {
      await deleteDoc(adminDocument(freshPath));
      await expectAllowed(save(freshPath, createNewFileRecord({ icon })));
    }
  });

  test.each([
    ['that does not exist', 'cat_404'],
    ['whose name is a path', `${homeCategory}/../${homeCategory}`],
    ['that is a pattern', 'cat_[0-9]*'],
  ])('rejects the record of a new file in a category %s', async (_, elsewhere) => {
    await expectRejected(
      save(
        freshPath,
        createNewFileRecord({
          ...createRecordAt(`resources/${elsewhere}/1900000000000-fresh_a.pdf`),
          category: elsewhere,
        }),
      ),
    );
  });

  const name = '1900000000000-fresh_a.pdf';
  test.each([
    ['of another category', `resources/${otherCategory}/${name}`],
    ['of another folder', `news-commentary/${name}`],
    ['of no folder', name],
    ['with another folder before it', `x/${folder}${name}`],
    ['with another folder inside it', `${folder}x/${name}`],
    ['that contains ".."', `${folder}../${name}`],
    ['of another record', `${folder}1900000000000-other_a.pdf`],
    ['of another time', `${folder}1900000000001-fresh_a.pdf`],
    ['of a record with a longer id', `${folder}1900000000000-freshly_a.pdf`],
    ['in the format of older records', `${folder}1900000000000_fresh_a.pdf`],
    ['that is too long', `${folder}1900000000000-fresh_${createText(400)}`],
    ['that is empty', ''],
    // Adds the wrong names of `wrongNameCases.ts`. The longest one is left out, because it is valid
    // after a number and an id.
    ...wrongNames
      .filter(([, wrong]) => wrong.startsWith('1_') && wrong.length < 300)
      .map(([what, wrong]) => [what, `${folder}1900000000000-fresh${wrong.slice(1)}`]),
  ])('rejects a new file with a path %s', async (_, elsewhere = '') => {
    await expectRejected(save(freshPath, createRecordAt(elsewhere)));
  });

  test('rejects a new file record with the stored object of another record', async () => {
    const { path: otherPath, url } = exampleDocument(filePath);
    await expectRejected(save(freshPath, createNewFileRecord({ path: otherPath, url })));
    await expectRejected(save(freshPath, createNewFileRecord({ url })));
  });

  const url = getDownloadUrl(objectPath);
  test.each([
    ['of another name', getDownloadUrl(objectPath.replace('Report', 'Other'))],
    ['that matches only if its dot is a pattern', url.replace('.pdf', 'xpdf')],
    ['of another host', url.replace(/^http:..[^/]*/, 'https://example.com')],
    ['of another host of Google', url.replace(/^http:..[^/]*/, 'https://storage.googleapis.com')],
    ['of a host with a similar name', url.replace('127.0.0.1', '127.0.0.1.example.com')],
    ['of a host after user information', url.replace('127.0.0.1', '127.0.0.1:80@example.com')],
    ['of a bucket of another project', url.replace(bucket, 'another.appspot.com')],
    ['of a bucket with a similar name', url.replace(bucket, `x-${bucket}`)],
    ['that is not escaped', url.replaceAll('%2F', '/')],
    ['that is escaped too much', url.replace('Report', '%52eport')],
    ['without a token', url.replace(/&token=.*/, '')],
    ['with another parameter', `${url}&x=1`],
    ['with a fragment', `${url}#x`],
    ['of a script', 'javascript:alert(1)'],
    ['of data', 'data:text/html,x'],
  ])('rejects a new file with a URL %s', async (_, elsewhere) => {
    await expectRejected(save(freshPath, createNewFileRecord({ url: elsewhere })));
  });

  test.each([
    ['an hour ago', getMinutesFromNow(-60)],
    ['in an hour', getMinutesFromNow(60)],
  ])('rejects a new file with an upload date %s', async (_, uploadDate) => {
    await expectRejected(save(freshPath, createNewFileRecord({ uploadDate })));
  });
});

describe('a stored file record', () => {
  test('accepts a changed name, icon and category of a stored file', async () => {
    await expectAllowed(
      save(
        filePath,
        withFields(filePath, { name: 'Another', icon: 'zip', category: otherCategory }),
      ),
    );
    await expectAllowed(save(filePath, exampleDocument(filePath)));
  });

  test.each([
    { url: getDownloadUrl(objectPath) },
    { path: objectPath },
    { uploadDate: getMinutesFromNow(0) },
  ])('rejects a changed URL, path or upload date of a stored file: %o', async (change) => {
    await expectRejected(save(filePath, withFields(filePath, change)));
  });

  test('lets a file leave a deleted category, but not enter it', async () => {
    await expectRejected(save(filePath, withFields(filePath, { category: 'cat_404' })));
    await deleteDoc(adminDocument(categoryPath));
    await expectRejected(save(filePath, withFields(filePath, { name: 'Renamed' })));
    await expectAllowed(save(filePath, withFields(filePath, { category: otherCategory })));
    await resetDocuments();
  });

  test('lets staff rename a file whose record has an older format', async () => {
    const old = { path: `${folder}5_ọjà.pdf`, url: 'https://example.com/a.pdf' };
    await setDoc(
      adminDocument(freshPath),
      createNewFileRecord({ ...old, uploadDate: '2025-01-01' }),
    );
    const renamed = createNewFileRecord({ ...old, uploadDate: '2025-01-01', name: 'Renamed' });
    await expectAllowed(save(freshPath, renamed));
    await expectRejected(save(freshPath, { ...renamed, url: getDownloadUrl(objectPath) }));
  });
});

describe('the thumbnail of an item of news', () => {
  const createItemWith = (thumbnailUrl: string) => withFields(newsPath, { thumbnailUrl });

  test.each([
    '',
    'https://img.youtube.com/vi/PLACEHLDR01/maxresdefault.jpg',
    'https://i.ytimg.com/vi/a_b-c/default.jpg',
    'https://i.ytimg.com/vi_webp/a/0.webp',
    // Longest thumbnail address that a permitted link to a video can have.
    `https://img.youtube.com/vi/${createText(1970)}/maxresdefault.jpg`,
    getDownloadUrl('news-commentary/1900000000000_a.(1)-b.png'),
  ])('accepts the news thumbnail %j', async (url) => {
    await expectAllowed(save(newsPath, createItemWith(url)));
  });

  test('accepts an older thumbnail URL only if the save does not change it', async () => {
    const old = 'https://example.com/old.png';
    await setDoc(adminDocument(newsPath), createItemWith(old));
    await expectAllowed(
      save(newsPath, withFields(newsPath, { thumbnailUrl: old, title: 'Other' })),
    );
    await expectRejected(save(newsPath, createItemWith('https://example.com/new.png')));
    await expectAllowed(save(newsPath, createItemWith('')));
    await expectRejected(save(newsPath, createItemWith(old)));
  });
});

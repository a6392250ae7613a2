/** Records of stored files: where a file is, and that no record names what is not its own. */
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, test } from 'vitest';
import { FILE_ICONS } from '@/features/resources/icons';
import { fileTexts } from '@/features/resources/fields';
import { MAX_FILE_BYTES } from '@/features/resources/limits';
import { storedName } from '@/lib/storedName';
import { bucket } from '../../scripts/local';
import { expectAllowed, expectRefused, historyRules, resetDocuments } from '../helpers/backend';
import { setRecorded } from '../helpers/recorded';
import { staff } from './clients';
import { wrongNames } from './wrongNameCases';
import { folder, fresh, home, newFile, path } from './newFile';
import {
  addressOf,
  category,
  changed,
  documents,
  file,
  good,
  inMinutes,
  long,
  news,
  type Change,
} from './refused';

const save = (path: string, data: Change) => setRecorded(staff, path, data);

const other = Object.keys(documents)
  .flatMap((each) => /^resourceCategories\/(.+)$/.exec(each)?.[1] ?? [])
  .find((id) => id !== home);
/** With its object at another path, and the address of that. */
const at = (elsewhere: string): Change => newFile({ path: elsewhere, url: addressOf(elsewhere) });

beforeAll(resetDocuments);
beforeEach(() => deleteDoc(historyRules(fresh)));

describe('a new file', () => {
  test('is taken as it should be, from a computer whose clock is slow too', async () => {
    await expectAllowed(save(fresh, newFile()));
    await deleteDoc(historyRules(fresh));
    await expectAllowed(save(fresh, newFile({ uploadDate: inMinutes(-9) })));
  });

  test.each([
    ['at its limits', newFile({ name: long(fileTexts.name.maxLength), size: MAX_FILE_BYTES })],
    ['that is empty', newFile({ size: 0 })],
    ['without a size', newFile({ size: undefined })],
    ['of an unknown type', newFile({ fileType: '' })],
    ['with the longest name', at(`${folder}1900000000000-fresh_1900000000001_${long(200)}`)],
    ['with a name of any script', at(`${folder}1900000000000-fresh_${storedName('市.场 ọjà..x')}`)],
    [
      'in a bucket of the newer kind',
      newFile({ url: addressOf(path).replace(bucket, 'demo-palmwood.firebasestorage.app') }),
    ],
  ])('%s is taken', async (_, data) => {
    await expectAllowed(save(fresh, data));
  });

  test('may have every icon there is', async () => {
    for (const icon of Object.keys(FILE_ICONS)) {
      await deleteDoc(historyRules(fresh));
      await expectAllowed(save(fresh, newFile({ icon })));
    }
  });

  test.each([
    ['that is not there', 'cat_404'],
    ['whose name is a path', `${home}/../${home}`],
    ['that is a pattern', 'cat_[0-9]*'],
  ])('is refused in a category %s', async (_, elsewhere) => {
    await expectRefused(
      save(
        fresh,
        newFile({ ...at(`resources/${elsewhere}/1900000000000-fresh_a.pdf`), category: elsewhere }),
      ),
    );
  });

  const name = '1900000000000-fresh_a.pdf';
  test.each([
    ['of another category', `resources/${other}/${name}`],
    ['of another folder', `news-commentary/${name}`],
    ['of no folder', name],
    ['with a folder before', `x/${folder}${name}`],
    ['with a folder within', `${folder}x/${name}`],
    ['that goes up', `${folder}../${name}`],
    ['of another record', `${folder}1900000000000-other_a.pdf`],
    ['of another time', `${folder}1900000000001-fresh_a.pdf`],
    ['of a record whose id goes on', `${folder}1900000000000-freshly_a.pdf`],
    ['of a record from before', `${folder}1900000000000_fresh_a.pdf`],
    ['that is absurdly long', `${folder}1900000000000-fresh_${long(400)}`],
    ['that is empty', ''],
    // Names that storage refuses behind a number; behind that and an id they may be longer.
    ...wrongNames
      .filter(([, wrong]) => wrong.startsWith('1_') && wrong.length < 300)
      .map(([what, wrong]) => [what, `${folder}1900000000000-fresh${wrong.slice(1)}`]),
  ])('is refused with a path %s', async (_, elsewhere = '') => {
    await expectRefused(save(fresh, at(elsewhere)));
  });

  test('is refused with the object of another file', async () => {
    const { path: theirs, url } = good(file);
    await expectRefused(save(fresh, newFile({ path: theirs, url })));
    await expectRefused(save(fresh, newFile({ url })));
  });

  const url = addressOf(path);
  test.each([
    ['of another name', addressOf(path.replace('Report', 'Other'))],
    ['that the dot of its name is a pattern for', url.replace('.pdf', 'xpdf')],
    ['of another host', url.replace(/^http:..[^/]*/, 'https://example.com')],
    ['of another host of Google', url.replace(/^http:..[^/]*/, 'https://storage.googleapis.com')],
    ['of a host like it', url.replace('127.0.0.1', '127.0.0.1.example.com')],
    ['of a host behind a user', url.replace('127.0.0.1', '127.0.0.1:80@example.com')],
    ['of a bucket of another project', url.replace(bucket, 'another.appspot.com')],
    ['of a bucket like it', url.replace(bucket, `x-${bucket}`)],
    ['that is not escaped', url.replaceAll('%2F', '/')],
    ['that is escaped further', url.replace('Report', '%52eport')],
    ['without a token', url.replace(/&token=.*/, '')],
    ['with more after it', `${url}&x=1`],
    ['with a fragment', `${url}#x`],
    ['of a script', 'javascript:alert(1)'],
    ['of data', 'data:text/html,x'],
  ])('is refused with an address %s', async (_, elsewhere) => {
    await expectRefused(save(fresh, newFile({ url: elsewhere })));
  });

  test.each([
    ['an hour ago', inMinutes(-60)],
    ['in an hour', inMinutes(60)],
  ])('is refused as uploaded %s', async (_, uploadDate) => {
    await expectRefused(save(fresh, newFile({ uploadDate })));
  });
});

describe('a file that is stored', () => {
  test('may get another name, icon and category', async () => {
    await expectAllowed(
      save(file, changed(file, { name: 'Another', icon: 'zip', category: other })),
    );
    await expectAllowed(save(file, good(file)));
  });

  test.each([{ url: addressOf(path) }, { path }, { uploadDate: inMinutes(0) }])(
    'stays what it is: %o',
    async (change) => {
      await expectRefused(save(file, changed(file, change)));
    },
  );

  test('goes into no category that is not there, and out of one that is gone', async () => {
    await expectRefused(save(file, changed(file, { category: 'cat_404' })));
    await deleteDoc(historyRules(category));
    await expectRefused(save(file, changed(file, { name: 'Renamed' })));
    await expectAllowed(save(file, changed(file, { category: other })));
    await resetDocuments();
  });

  test('of before keeps its path and address, and may get another name', async () => {
    const old = { path: `${folder}5_ọjà.pdf`, url: 'https://example.com/a.pdf' };
    await setDoc(historyRules(fresh), newFile({ ...old, uploadDate: '2025-01-01' }));
    const renamed = newFile({ ...old, uploadDate: '2025-01-01', name: 'Renamed' });
    await expectAllowed(save(fresh, renamed));
    await expectRefused(save(fresh, { ...renamed, url: addressOf(path) }));
  });
});

describe('the thumbnail of an item of news', () => {
  const withThumbnail = (thumbnailUrl: string) => changed(news, { thumbnailUrl });

  test.each([
    '',
    'https://img.youtube.com/vi/PLACEHLDR01/maxresdefault.jpg',
    'https://i.ytimg.com/vi/a_b-c/default.jpg',
    'https://i.ytimg.com/vi_webp/a/0.webp',
    // That of the longest link to a video.
    `https://img.youtube.com/vi/${long(1970)}/maxresdefault.jpg`,
    addressOf('news-commentary/1900000000000_a.(1)-b.png'),
  ])('may be %j', async (url) => {
    await expectAllowed(save(news, withThumbnail(url)));
  });

  test('of before stays until it is changed', async () => {
    const old = 'https://example.com/old.png';
    await setDoc(historyRules(news), withThumbnail(old));
    await expectAllowed(save(news, changed(news, { thumbnailUrl: old, title: 'Other' })));
    await expectRefused(save(news, withThumbnail('https://example.com/new.png')));
    await expectAllowed(save(news, withThumbnail('')));
    await expectRefused(save(news, withThumbnail(old)));
  });
});

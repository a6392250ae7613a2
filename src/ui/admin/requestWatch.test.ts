import { expect, it } from 'vitest';
import { objectOf } from './requestWatch';

const bucket = 'https://firebasestorage.googleapis.com/v0/b/site.appspot.com/o';

it.each([
  [`${bucket}?name=resources%2Fcat_1%2F1_a.pdf`, 'resources/cat_1/1_a.pdf'],
  [`${bucket}?name=resources%2Fa.pdf&upload_id=x&upload_protocol=resumable`, 'resources/a.pdf'],
  [`${bucket}/resources%2Fcat_1%2F1_%E1%BB%8D.pdf`, 'resources/cat_1/1_ọ.pdf'],
  [`${bucket}?prefix=resources%2F&delimiter=%2F`, null],
  [`${bucket}/%E0%A4%A`, null],
  ['https://firestore.googleapis.com/v1/projects/x/databases/(default)/documents:commit', null],
  ['/relative', null],
])('%s is about %s', (address, path) => {
  expect(objectOf(address)).toBe(path);
});

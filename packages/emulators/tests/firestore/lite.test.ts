import { deleteApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, expect, it } from 'vitest';
import { startSharedServer } from '../helpers/firestoreServer.ts';

// These tests cause errors on purpose. The SDK would log them.
lite.setLogLevel('silent');
const server = await startSharedServer();
const app = initializeApp({ projectId: 'demo-test' }, 'lite-test');
const db = lite.getFirestore(app);
lite.connectFirestoreEmulator(db, '127.0.0.1', server.port);
afterAll(() => deleteApp(app));

const posts = lite.collection(db, 'posts');

it('reads back every type that the lite SDK writes', async () => {
  const data = {
    text: 'ä😀',
    int: Number.MAX_SAFE_INTEGER,
    double: 0.1,
    zero: -0,
    nan: NaN,
    infinity: -Infinity,
    nothing: null,
    yes: true,
    time: new lite.Timestamp(1_700_000_000, 123_456_000),
    point: new lite.GeoPoint(1.5, -2.5),
    bytes: lite.Bytes.fromBase64String('AAEC/w=='),
    vector: lite.vector([1, 2.5]),
    list: [1, { a: [] }],
    map: { deep: { 'dotted.key': 1 } },
  };
  const ref = lite.doc(posts, 'a/b', 'c');
  await lite.setDoc(ref, { ...data, ref });
  const back = (await lite.getDoc(ref)).data();
  const { ref: refBack, ...rest } = back ?? {};
  expect(rest).toEqual(data);
  expect(Object.is(rest.zero, -0)).toBe(true);
  expect(refBack instanceof lite.DocumentReference && refBack.path).toBe(ref.path);
});

it('executes every kind of write of the lite SDK', async () => {
  const ref = lite.doc(posts, 'a');
  await lite.setDoc(ref, { a: 1, m: { x: 1, y: 2 }, list: [1] });
  await lite.setDoc(ref, { m: { x: 3 }, at: lite.serverTimestamp() }, { merge: true });
  await lite.updateDoc(ref, 'm.y', lite.deleteField(), new lite.FieldPath('q.r'), 5);
  await lite.updateDoc(ref, {
    a: lite.increment(1.5),
    list: lite.arrayUnion(1, 2),
    low: lite.minimum(3),
    high: lite.maximum(3),
  });
  const { at, ...rest } = (await lite.getDoc(ref)).data() ?? {};
  expect(at).toBeInstanceOf(lite.Timestamp);
  expect(rest).toEqual({ a: 2.5, m: { x: 3 }, list: [1, 2], 'q.r': 5, low: 3, high: 3 });
  await lite.deleteDoc(ref);
  expect((await lite.getDoc(ref)).exists()).toBe(false);
  await expect(lite.updateDoc(ref, { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

import { deleteApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedServer } from '../helpers/firestoreServer.ts';

// Failures that a test provokes are no news.
lite.setLogLevel('silent');
const server = await sharedServer();
const app = initializeApp({ projectId: 'demo-test' }, 'lite-test');
const db = lite.getFirestore(app);
lite.connectFirestoreEmulator(db, '127.0.0.1', server.port);
afterAll(() => deleteApp(app));

let posts: lite.CollectionReference;
let run = 0;
beforeEach(() => {
  run += 1;
  posts = lite.collection(db, `posts${run}`);
});

const ids = async (...constraints: lite.QueryConstraint[]): Promise<string[]> =>
  (await lite.getDocs(lite.query(posts, ...constraints))).docs.map(({ id }) => id);

describe('firebase/firestore/lite', () => {
  it('reads back every type that it writes', async () => {
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

  it('merges, updates, transforms and deletes', async () => {
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

  it('adds, batches and queries', async () => {
    const added = await lite.addDoc(posts, { n: 0 });
    expect(added.id).toHaveLength(20);
    await lite.deleteDoc(added);
    const batch = lite.writeBatch(db);
    for (let n = 0; n < 6; n += 1) batch.set(lite.doc(posts, `d${n}`), { n, odd: n % 2 === 1 });
    await batch.commit();
    const { where, orderBy, limit, limitToLast, startAfter, endAt, documentId } = lite;
    expect(await ids()).toHaveLength(6);
    expect(await ids(where('odd', '==', true), orderBy('n', 'desc'))).toEqual(['d5', 'd3', 'd1']);
    expect(await ids(where('n', '>', 1), limit(2))).toEqual(['d2', 'd3']);
    expect(await ids(orderBy('n'), limitToLast(2))).toEqual(['d4', 'd5']);
    expect(await ids(orderBy('n'), startAfter(1), endAt(3))).toEqual(['d2', 'd3']);
    expect(await ids(where(documentId(), 'in', ['d1', 'd4']))).toEqual(['d1', 'd4']);
    expect(await ids(where('n', 'not-in', [0, 1, 2]), where('odd', '==', false))).toEqual(['d4']);
    const third = await lite.getDoc(lite.doc(posts, 'd3'));
    expect(await ids(orderBy('n', 'desc'), startAfter(third))).toEqual(['d2', 'd1', 'd0']);
    expect((await lite.getCount(lite.query(posts, where('n', '<', 4)))).data().count).toBe(4);
    const { average, count, sum } = lite;
    const aggregate = await lite.getAggregate(posts, { n: count(), s: sum('n'), a: average('n') });
    expect(aggregate.data()).toEqual({ n: 6, s: 15, a: 2.5 });
  });

  it('runs transactions that do not lose updates', async () => {
    const ref = lite.doc(posts, 'counter');
    await lite.setDoc(ref, { n: 0 });
    const add = (): Promise<void> =>
      lite.runTransaction(
        db,
        async (transaction) => {
          const n: unknown = (await transaction.get(ref)).get('n');
          transaction.update(ref, { n: Number(n) + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([add(), add(), add()]);
    expect((await lite.getDoc(ref)).get('n')).toBe(3);
  });
});

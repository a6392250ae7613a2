import { expect, it } from 'vitest';
import {
  getNextUploadProgress,
  UPLOAD_NOT_STARTED,
  getRecordId,
  getUnconfirmedObject,
  waitForRollBack,
  type UploadEvent,
  type UploadProgress,
} from './uploadProgress';

const recordId = 'file_1_a';
const object = { path: 'resources/cat_1/1-a_Report.pdf', url: 'https://example.com/1' };
const newObject = { path: 'resources/cat_1/1-a_2_Report.pdf', url: 'https://example.com/2' };
const ended = Promise.resolve();
const endedLater = Promise.resolve();

const states = {
  'not started': UPLOAD_NOT_STARTED,
  'not recorded': { status: 'not-recorded', recordId },
  unconfirmed: { status: 'unconfirmed', recordId, object },
  'rolling back': { status: 'rolling-back', recordId, ended },
  recorded: { status: 'recorded', recordId },
} as const satisfies Record<string, UploadProgress>;

const events = {
  'an attempt starts': { type: 'attempt-started', recordId: 'file_2_b' },
  'the record is stored': { type: 'recorded' },
  'the record is not stored': { type: 'not-recorded' },
  'the server does not respond': { type: 'answer-lost', object: newObject },
  'it is cancelled': { type: 'roll-back-started', ended: endedLater },
} as const satisfies Record<string, UploadEvent>;

const lost: UploadProgress = { status: 'unconfirmed', recordId, object: newObject };
const cancelled: UploadProgress = { status: 'rolling-back', recordId, ended: endedLater };
const { 'not recorded': notRecorded, unconfirmed, 'rolling back': rollingBack, recorded } = states;

it.each([
  ['not started', 'an attempt starts', { status: 'not-recorded', recordId: 'file_2_b' }],
  ['not started', 'the record is stored', UPLOAD_NOT_STARTED],
  ['not started', 'the record is not stored', UPLOAD_NOT_STARTED],
  ['not started', 'the server does not respond', UPLOAD_NOT_STARTED],
  ['not started', 'it is cancelled', UPLOAD_NOT_STARTED],
  ['not recorded', 'an attempt starts', notRecorded],
  ['not recorded', 'the record is stored', recorded],
  ['not recorded', 'the record is not stored', notRecorded],
  ['not recorded', 'the server does not respond', lost],
  ['not recorded', 'it is cancelled', cancelled],
  ['unconfirmed', 'an attempt starts', unconfirmed],
  ['unconfirmed', 'the record is stored', recorded],
  ['unconfirmed', 'the record is not stored', notRecorded],
  ['unconfirmed', 'the server does not respond', lost],
  ['unconfirmed', 'it is cancelled', cancelled],
  ['rolling back', 'an attempt starts', rollingBack],
  ['rolling back', 'the record is stored', recorded],
  ['rolling back', 'the record is not stored', notRecorded],
  ['rolling back', 'the server does not respond', lost],
  ['rolling back', 'it is cancelled', cancelled],
  ['recorded', 'an attempt starts', recorded],
  ['recorded', 'the record is stored', recorded],
  ['recorded', 'the record is not stored', notRecorded],
  ['recorded', 'the server does not respond', lost],
  ['recorded', 'it is cancelled', cancelled],
] as const)(
  'returns the progress of an upload after "%s" and the event "%s"',
  (from, event, next) => {
    expect(getNextUploadProgress(states[from], events[event])).toEqual(next);
  },
);

it.each([
  ['not started', null, null],
  ['not recorded', recordId, null],
  ['unconfirmed', recordId, object],
  ['rolling back', recordId, null],
  ['recorded', recordId, null],
] as const)(
  'returns the record id and the unconfirmed object in the state "%s"',
  (name, id, stored) => {
    expect(getRecordId(states[name])).toBe(id);
    expect(getUnconfirmedObject(states[name])).toBe(stored);
  },
);

it('waits for the cleanup of a cancelled attempt, but not for an unconfirmed attempt', async () => {
  let finish = (): void => undefined;
  const cleanup = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let isOver = false;
  const waiting = waitForRollBack({ status: 'rolling-back', recordId, ended: cleanup }).then(() => {
    isOver = true;
  });
  await waitForRollBack(unconfirmed);
  expect(isOver).toBe(false);
  finish();
  await waiting;
  expect(isOver).toBe(true);
});

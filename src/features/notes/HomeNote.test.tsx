import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore, type RootState } from '@/app/site/store';
import type { Note } from '@/figures/notes';
import type { RecentFigures } from '@/figures/recent';
import { cacheValue } from '@/browser/cache';
import { createIdleRequest } from '@/lib/requestState';
import { createLoadedState } from '../../../tests/helpers/builders';
import { renderLinked } from '../../../tests/helpers/renderWithStore';
import { describeChangedFigures } from './changedFigures';
import { HomeNote } from './HomeNote';
import { noteMessages } from './messages';
import { NEWEST } from './notesSlice';

const SESSION = '2026-11-27';
const WRITTEN_AT = '2026-11-27T17:42:00.000Z';
const note: Note = {
  session: SESSION,
  text: 'The index closed 0.62% higher. A dollar cost N1,532.45, N2.93 more.',
  author: 'Hauwa Bello',
  savedAt: WRITTEN_AT,
};
const correction = { explanation: 'It said 0.26%.', savedAt: '2026-11-27T18:20:00.000Z' };

const createRecent = (asiSavedAt: string, rate = 1532.45, rateSavedAt = WRITTEN_AT) =>
  ({
    asi: { [SESSION]: 105_432.07 },
    exchangeRate: { [SESSION]: rate },
    savedAt: { asi: { [SESSION]: asiSavedAt }, exchangeRate: { [SESSION]: rateSavedAt } },
  }) satisfies RecentFigures;
const LATER = '2026-11-27T19:05:00.000Z';

/** Places every element at this height above or below the top of the window. */
const placeAt = (top: number) =>
  vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top, 400, 100));
beforeEach(() => void placeAt(window.innerHeight));

function renderNote(
  notes: RootState['notes'],
  session = SESSION,
  recent: RecentFigures | null = null,
) {
  const part = <HomeNote session={session} figuresAt="" recent={recent} />;
  return renderLinked(part, makeStore({ notes }));
}
const getNote = () => within(screen.getByRole('article', { name: noteMessages.ofDay }));

describe('the note on Home', () => {
  it('shows the note of the session with its author and a link to earlier notes', () => {
    renderNote({ [NEWEST]: createLoadedState([note]) });
    for (const text of ['Fri 27 Nov', noteMessages.ofDay, note.text, note.author])
      expect(getNote().getByText(text)).toBeVisible();
    expect(screen.getByRole('article')).not.toHaveAttribute('data-old');
    expect(screen.getByRole('link', { name: noteMessages.earlier })).toHaveAttribute(
      'href',
      '/notes',
    );
  });

  it('marks the note of the previous session as old', () => {
    renderNote({ [NEWEST]: createLoadedState([note]) }, '2026-11-30');
    expect(screen.getByRole('article')).toHaveAttribute('data-old');
    expect(getNote().getByText('Friday’s note')).toBeVisible();
    expect(getNote().getByText(noteMessages.notTonight)).toBeVisible();
    expect(getNote().getByText(noteMessages.writtenBefore('Monday'))).toBeVisible();
  });

  it('shows the correction of a note', () => {
    renderNote({ [NEWEST]: createLoadedState([{ ...note, correction }]) });
    expect(getNote().getByText('at 19:20. It said 0.26%.')).toBeVisible();
  });

  it('says that a figure was changed after the note', () => {
    renderNote({ [NEWEST]: createLoadedState([note]) }, SESSION, createRecent(LATER));
    expect(getNote().getByText(noteMessages.figureChanged)).toBeVisible();
    expect(
      getNote().getByText('at 20:05, after this note was written: the index closed at 105,432.07.'),
    ).toBeVisible();
  });

  it.each([
    ['loading', { ...createIdleRequest(null), status: 'loading' as const, requestId: 'r' }],
    ['failed', { ...createIdleRequest(null), status: 'failed' as const, error: 'Failed' }],
    ['missing', createLoadedState([])],
    ['older than one session', createLoadedState([{ ...note, session: '2026-11-25' }])],
  ])('shows nothing if the note is %s', (_, request) => {
    const { container } = renderNote({ [NEWEST]: request });
    expect(container).toHaveTextContent('');
  });

  it('shows the cached note until the newest note is loaded', () => {
    const { session, ...stored } = note;
    cacheValue(`notes/${NEWEST}`, { data: { [session]: stored }, at: WRITTEN_AT });
    renderNote({});
    expect(getNote().getByText(note.text)).toBeVisible();
  });

  it('hides the cached note if no note is stored any more', () => {
    const { session, ...stored } = note;
    cacheValue(`notes/${NEWEST}`, { data: { [session]: stored }, at: WRITTEN_AT });
    renderNote({ [NEWEST]: createLoadedState([]) });
    expect(screen.queryByText(note.text)).toBeNull();
  });

  it('hides a note that would shift content in view', () => {
    placeAt(window.innerHeight - 1);
    renderNote({ [NEWEST]: createLoadedState([note]) });
    expect(screen.getByText(note.text)).not.toBeVisible();
  });
});

describe('a figure that was changed after a note', () => {
  const ASI_CHANGE = 'at 20:05, after this note was written: the index closed at 105,432.07.';
  const rateNote = { ...note, text: 'A dollar cost N2.93 more.' };
  it.each([
    [
      'is named beside another one that was also changed',
      note,
      createRecent(LATER, 1531, '2026-11-27T19:06:00.000Z'),
      [ASI_CHANGE, 'at 20:06, after this note was written: a dollar cost N1,531.00.'],
    ],
    ['is named with its time and value', note, createRecent(LATER), [ASI_CHANGE]],
    [
      'has its day if it was changed on a later day',
      note,
      createRecent('2026-11-28T08:10:00.000Z'),
      [
        'at 09:10 on 28 November 2026, after this note was written: the index closed at 105,432.07.',
      ],
    ],
    [
      'may be the exchange rate',
      rateNote,
      createRecent(LATER, 1531, LATER),
      ['at 20:05, after this note was written: a dollar cost N1,531.00.'],
    ],
    ['is not mentioned if the note does not name it', rateNote, createRecent(LATER), []],
    [
      'is not mentioned if the note has no value of it',
      { ...note, text: 'The index was quiet. A dollar cost N1,532.45.' },
      createRecent(LATER),
      [],
    ],
    [
      'is not mentioned if the note has its current value',
      note,
      createRecent(WRITTEN_AT, 1532.45, LATER),
      [],
    ],
    [
      'is not mentioned if it was published with the note',
      note,
      createRecent('2026-11-27T17:42:20.000Z'),
      [],
    ],
    [
      'is not mentioned if the note was corrected after the change',
      { ...note, correction: { ...correction, savedAt: '2026-11-27T19:06:00.000Z' } },
      createRecent(LATER),
      [],
    ],
    [
      'is not mentioned if the note was edited without a mark after the change',
      { ...note, editedAt: '2026-11-27T19:06:00.000Z' },
      createRecent(LATER),
      [],
    ],
    [
      'is not mentioned if it was published with a new text of the note',
      { ...note, editedAt: LATER },
      createRecent('2026-11-27T19:05:20.000Z'),
      [],
    ],
    [
      'is mentioned if the note was edited without a mark before the change',
      { ...note, editedAt: '2026-11-27T18:00:00.000Z' },
      createRecent(LATER),
      [ASI_CHANGE],
    ],
    [
      'is mentioned if the note was corrected before the change',
      { ...note, correction },
      createRecent(LATER),
      [ASI_CHANGE],
    ],
    ['is unknown while the last sessions are loading', note, null, []],
  ])('%s', (_, of, recent, expected) => {
    expect(describeChangedFigures(of, recent)).toEqual(expected);
  });
});

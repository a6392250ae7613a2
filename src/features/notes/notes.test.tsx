import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore, type RootState } from '@/app/site/store';
import { describeCorrection, type Note } from '@/figures/notes';
import { createIdleRequest } from '@/lib/requestState';
import { archiveMessages } from './archiveMessages';
import { findShownNote } from './describeNote';
import { formatWritten } from './formatWritten';
import { noteMessages } from './messages';
import { listEvenings, listMonthKeys, parseMonth } from './months';
import { NoteLead } from './NoteLead';
import { NotesArchive } from './NotesArchive';
import { NEWEST } from './notesSlice';
import { createLoadedState } from '../../../tests/helpers/builders';
import { renderLinked } from '../../../tests/helpers/renderWithStore';

/** The evening of Monday 30 November, in Lagos. */
const NOW = new Date('2026-11-30T18:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

const createNote = (fields: Partial<Note> = {}): Note => ({
  session: '2026-11-27',
  text: 'The index closed 0.62% higher.',
  author: 'Hauwa Bello',
  savedAt: '2026-11-27T17:42:00.000Z',
  ...fields,
});
const corrected = createNote({
  correction: { explanation: 'It said 0.26%.', savedAt: '2026-11-27T18:20:00.000Z' },
});

describe('note of the day', () => {
  it.each([
    ['shows a note on the page of its session', '2026-11-27', false],
    ['marks a note as old one session later, even across a weekend', '2026-11-30', true],
    ['hides a note two sessions later', '2026-12-01', undefined],
    ['hides a note if the page has figures of an earlier session', '2026-11-26', undefined],
    ['hides a note while the session of the page is unknown', '', undefined],
  ])('%s', (_, session, isOld) => {
    expect(findShownNote(createNote(), session)?.isOld).toBe(isOld);
  });

  it('shows the date of a correction, with its year, only if it is not the day of the session', () => {
    const [session, explanation] = ['2026-11-27', 'It said 27.00%.'];
    const describeSavedAt = (savedAt: string) =>
      describeCorrection({ explanation, savedAt }, session);
    expect(describeSavedAt('2026-11-27T18:20:00.000Z')).toBe('at 19:20. It said 27.00%.');
    expect(describeSavedAt('2026-11-28T08:10:00.000Z')).toBe(
      'at 09:10 on 28 November 2026. It said 27.00%.',
    );
  });

  it('shows the time of a note only if it was written on the day of its session', () => {
    expect(formatWritten(createNote())).toBe('Friday 27 November, 18:42');
    expect(formatWritten(createNote({ savedAt: '2026-11-28T08:10:00.000Z' }))).toBe(
      'Friday 27 November',
    );
  });
});

describe('NoteLead', () => {
  const renderLead = (notes: RootState['notes'], session = '2026-11-27') =>
    renderLinked(
      <NoteLead session={session} recent={null}>
        The lead
      </NoteLead>,
      makeStore({ notes }),
    );

  it('shows the newest note with its author, time and correction', () => {
    renderLead({ [NEWEST]: createLoadedState([corrected]) });
    const note = within(screen.getByRole('article', { name: noteMessages.ofDay }));
    for (const text of [corrected.text, 'Hauwa Bello', 'Friday 27 November, 18:42'])
      expect(note.getByText(text)).toBeVisible();
    expect(note.getByText('at 19:20. It said 0.26%.')).toBeVisible();
    expect(note.getByRole('link', { name: noteMessages.earlier })).toHaveAttribute(
      'href',
      '/notes',
    );
    expect(screen.queryByText('The lead')).toBeNull();
  });

  it.each([
    ['loading', { ...createIdleRequest(null), status: 'loading' as const, requestId: 'r' }],
    ['failed', { ...createIdleRequest(null), status: 'failed' as const, error: 'Failed' }],
    ['empty', createLoadedState([])],
    ['too old', createLoadedState([createNote({ session: '2026-11-25' })])],
  ])('shows the children of NoteLead instead of the newest note (%s)', (_, request) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderLead({ [NEWEST]: request });
    expect(screen.getByText('The lead')).toBeVisible();
  });
});

describe('months of /notes', () => {
  it('lists the ended sessions of a month, with or without a note', () => {
    const rows = listEvenings('2026-11', [createNote()], NOW);
    expect(rows).toHaveLength(20);
    expect(rows.slice(0, 2)).toEqual([
      { day: '2026-11-27', note: createNote() },
      { day: '2026-11-26', note: null },
    ]);
    const today = createNote({ session: '2026-11-30' });
    expect(listEvenings('2026-11', [today], NOW)[0]).toEqual({ day: '2026-11-30', note: today });
  });

  it('links to each month of the shown year, and to one month each of the previous and the next year', () => {
    const keys = listMonthKeys('2026-11', NOW);
    expect(keys.map(({ label }) => label).join(' ')).toBe(
      'Dec Nov Oct Sep Aug Jul Jun May Apr Mar Feb Jan 2025',
    );
    expect(keys.filter(({ isFuture }) => isFuture).map(({ month }) => month)).toEqual(['2026-12']);
    expect(listMonthKeys('2025-03', NOW).map(({ month }) => month)[0]).toBe('2026-01');
  });

  it.each(['2026-12', '2024-12', '2026-13', 'November', ''])(
    'rejects the month "%s" in the URL',
    (text) => {
      expect(parseMonth(text, NOW)).toBeUndefined();
    },
  );
});

describe('NotesArchive', () => {
  const renderArchive = (notes: RootState['notes'], address = '/notes') =>
    renderLinked(
      <NotesArchive renderFigures={(day) => <span>{`Figures of ${day}`}</span>} recent={null} />,
      makeStore({ notes }),
      address,
    );

  it('lists the sessions of the month, newest first, with their notes and figures', () => {
    renderArchive({ '2026-11': createLoadedState([corrected]) });
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    expect(screen.getByText(archiveMessages.count(1, 20))).toBeVisible();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveAttribute('id', 'n-2026-11-27');
    expect(first).toHaveTextContent(
      `Fri 27${corrected.text}${noteMessages.corrected} at 19:20. It said 0.26%.Hauwa BelloFigures of 2026-11-27`,
    );
    expect(second).toHaveTextContent(`Thu 26${archiveMessages.noNote}Figures of 2026-11-26`);
    expect(screen.getByRole('link', { name: 'Fri 27 Nov' })).toHaveAttribute(
      'href',
      '/notes?month=2026-11#n-2026-11-27',
    );
  });

  it('focuses the note in the fragment of the URL', () => {
    const september = createNote({ session: '2026-09-14' });
    renderArchive(
      { '2026-09': createLoadedState([september]) },
      '/notes?month=2026-09#n-2026-09-14',
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Sep 2026');
    expect(
      screen.getAllByRole('listitem').find((item) => item.id === 'n-2026-09-14'),
    ).toHaveFocus();
  });

  it('shows the current month and a notice if the month in the URL is invalid', () => {
    renderArchive({ '2026-11': createLoadedState([]) }, '/notes?month=2027-01');
    expect(screen.getByText(/There is no month “2027-01”/)).toBeVisible();
    expect(screen.getByText(archiveMessages.noneInMonth('November 2026'))).toBeVisible();
  });

  it('reports that the notes are loading', () => {
    const loading = { ...createIdleRequest(null), status: 'loading' as const, requestId: 'r' };
    renderArchive({ '2026-11': loading });
    expect(screen.getByText(archiveMessages.loading)).toBeVisible();
    expect(screen.getByRole('region', { name: 'November 2026' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('keeps the cached notes if the notes fail to load', async () => {
    const cachedAt = '2026-11-27T19:00:00.000Z';
    const failed = { status: 'loading' as const, error: 'Failed', requestId: 'r', cachedAt };
    renderArchive({ '2026-11': { ...failed, data: [createNote()] } });
    expect(screen.getByText(createNote().text)).toBeVisible();
    expect(screen.getByText(/From your last visit/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      archiveMessages.loadFailed('November 2026'),
    );
    await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
    expect(screen.getByText(createNote().text)).toBeVisible();
  });
});

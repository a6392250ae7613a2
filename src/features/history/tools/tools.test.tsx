import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import type { Points } from '@/figures/history';
import { toFigures } from '../figures';
import { createCitation } from '../citation';
import { downloadFigures, type ShownSeries } from '../files';
import { historyMessages, SUCCESS_MESSAGE_MS, toolMessages } from '../messages';
import { createWeekdayPoints, createYears } from '../../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../../tests/helpers/series';
import { CitationTool } from './CitationTool';
import { MachineReadable } from './MachineReadable';
import { SeriesTools } from './SeriesTools';

/** Two years of sessions up to Friday 20 November 2026. All values are different. */
const NEWEST = '2026-11-20';
const points: Points = createWeekdayPoints('2024-11-20', NEWEST, (place) => 100_000 + place);
const defaults = {
  content: getSeriesContent('exchange-rate'),
  range: '1y',
  compare: null,
} as const;
const nairaSeries: ShownSeries = {
  ...defaults,
  figures: toFigures(points),
  years: createYears(points),
};
const oldPoints = createWeekdayPoints('2024-11-20', '2024-11-29', () => 1);

const savedFiles: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  savedFiles.length = 0;
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    if (object instanceof Blob) blob = object;
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    savedFiles.push({ name: this.download, blob });
  });
  // The figures of a range depend on the current day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${NEWEST}T18:00:00Z`) });
});

const pressButton = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
const findStatus = () => screen.getByRole('status');
const rejectClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));

describe('Download CSV', () => {
  it('downloads the last year of figures of a discontinued series', () => {
    render(
      <SeriesTools
        {...nairaSeries}
        figures={toFigures(oldPoints)}
        years={createYears(oldPoints)}
      />,
    );
    pressButton('Download CSV');
    expect(savedFiles.map(({ name }) => name)).toEqual([
      'naira-per-dollar-2024-11-20-to-2024-11-29.csv',
    ]);
  });

  it.each([
    [false, historyMessages.noFigures],
    [true, historyMessages.unavailable],
  ])(
    'returns a message instead of a file if there are no figures (request failed: %s)',
    (failed, text) => {
      const none = { ...nairaSeries, figures: [], years: [], failed };
      expect(downloadFigures(none, 'json')).toEqual({ text, failed: true });
      expect(savedFiles).toEqual([]);
    },
  );

  it('disables the download and the picture of a series without figures', () => {
    render(<SeriesTools {...nairaSeries} figures={[]} years={[]} failed />);
    for (const name of ['Download CSV', 'Share picture']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      pressButton(name);
      expect(findStatus()).toBeEmptyDOMElement();
    }
    expect(screen.getByRole('button', { name: 'Copy link' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('Copy link', () => {
  it('shows a success message for a few seconds and an error until it is closed', async () => {
    userEvent.setup();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    window.history.replaceState(
      null,
      '',
      '/markets/exchange-rate?fbclid=ad&range=5y&utm_source=x#chart',
    );
    render(<SeriesTools {...nairaSeries} />);
    pressButton('Copy link');
    await screen.findByText(toolMessages.linkCopied);
    const address = `${window.location.origin}/markets/exchange-rate?range=5y`;
    expect(await navigator.clipboard.readText()).toBe(address);
    await act(() => vi.advanceTimersByTimeAsync(SUCCESS_MESSAGE_MS));
    expect(findStatus()).toBeEmptyDOMElement();
    rejectClipboard();
    pressButton('Copy link');
    await screen.findByText(toolMessages.linkNotCopied);
    await act(() => vi.advanceTimersByTimeAsync(SUCCESS_MESSAGE_MS));
    pressButton('Close message');
    expect(findStatus()).toBeEmptyDOMElement();
  });
});

it('copies no sentence about a figure if the home page shows another value', async () => {
  userEvent.setup();
  const { figures } = nairaSeries;
  const [before, newest] = figures.slice(-2);
  const disagreement = { key: newest?.key ?? '', text: 'Please quote neither.' };
  const { rerender } = render(<SeriesTools {...nairaSeries} disagreement={disagreement} />);
  pressButton(toolMessages.quote);
  expect(await screen.findByText(disagreement.text)).toBeVisible();
  expect(screen.queryByText(/^Sentence copied/)).toBeNull();
  rerender(<SeriesTools {...nairaSeries} day={before?.key ?? ''} disagreement={disagreement} />);
  pressButton(toolMessages.quote);
  await screen.findByText(/^Sentence copied/);
});

it('copies the citation as text', async () => {
  const user = userEvent.setup();
  const { content, figures } = nairaSeries;
  const citation = createCitation({ content, figures, now: new Date(), host: 'example.com' });
  render(<CitationTool citation={citation} />);
  await user.click(screen.getByRole('button', { name: 'Copy the citation' }));
  expect(await screen.findByText(toolMessages.citationCopied)).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(`${firm.name} (2026), Naira per US dollar, daily closes, `);
  expect(copied).toMatch(/ data to 20 November 2026\.$/);
});

it.each([
  ['BibTeX', 'bibtex'],
  ['RIS', 'ris'],
] as const)('copies the citation as %s', async (name, format) => {
  const user = userEvent.setup();
  const { content, figures } = nairaSeries;
  const citation = createCitation({ content, figures, now: new Date(), host: 'example.com' });
  render(<CitationTool citation={citation} />);
  await user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Text' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Copy the citation' }));
  expect(await screen.findByText(toolMessages.citationCopied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(citation[format]);
});

describe('Share picture', () => {
  /** Replaces the loading of fonts and images, which jsdom does not support. */
  function stubParts(parts: Record<'font' | 'drawing', () => Promise<unknown>>) {
    const Picture = class {
      decode = parts.drawing;
    };
    vi.stubGlobal('Image', Picture);
    Object.defineProperty(document, 'fonts', { value: { load: parts.font }, configurable: true });
  }
  afterEach(() => void Reflect.deleteProperty(document, 'fonts'));

  const findBusyButton = () => screen.queryByRole('button', { name: 'Drawing...' });
  const resolvePart = () => Promise.resolve([]);
  const rejectPart = () => Promise.reject(new Error('There is no connection'));
  it.each([
    ['an image', { font: resolvePart, drawing: rejectPart }],
    ['a font', { font: rejectPart, drawing: resolvePart }],
  ])('reports that %s of the picture failed to load', async (_part, parts) => {
    stubParts(parts);
    render(<SeriesTools {...nairaSeries} />);
    pressButton('Share picture');
    expect(findBusyButton()).toBeVisible();
    expect(await screen.findByText(toolMessages.partMissing)).toBeVisible();
    expect(findBusyButton()).toBeNull();
    expect(savedFiles).toEqual([]);
  });
});

it('offers no download of a series that may not be passed on', async () => {
  render(<SeriesTools {...nairaSeries} content={getSeriesContent('asi')} />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Cite', 'Copy link', toolMessages.quote]);
  pressButton('Cite');
  await waitFor(() => expect(findStatus()).toHaveTextContent(toolMessages.citationCopied));
  expect(await navigator.clipboard.readText()).toContain('All Share Index (ASI), daily closes');
});

it.each([
  ['Copy link', 'exchange-rate', toolMessages.linkNotCopied, /^http.*\?compare=year-earlier$/],
  ['Cite', 'asi', toolMessages.citationNotCopied, /All Share Index \(ASI\), daily closes.*\.$/],
] as const)(
  'selects the text of %s if the browser could not copy it',
  async (tool, slug, message, text) => {
    userEvent.setup();
    rejectClipboard();
    window.history.replaceState(null, '', `/markets/${slug}?compare=year-earlier`);
    render(<SeriesTools {...nairaSeries} content={getSeriesContent(slug)} />);
    pressButton(tool);
    expect(await screen.findByText(message)).toBeVisible();
    const name = 'What could not be copied';
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    expect(field).toHaveFocus();
    const selected = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    expect(selected).toMatch(text);
  },
);

describe('MachineReadable', () => {
  const renderRows = (series: ShownSeries) =>
    render(
      <dl>
        <MachineReadable {...series} />
      </dl>,
    );

  it('downloads the figures of the range as JSON', async () => {
    renderRows({ ...nairaSeries, range: '1m' });
    pressButton('Download JSON');
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(savedFiles[0]?.name).toBe('naira-per-dollar-2026-10-20-to-2026-11-20.json');
    const data: unknown = JSON.parse((await savedFiles[0]?.blob.text()) ?? '');
    const figures = nairaSeries.figures.filter(({ key }) => key >= '2026-10-20');
    expect(data).toMatchObject({
      unit: 'naira per US dollar',
      address: `${getEnv().siteUrl}/markets/exchange-rate`,
      figures: figures.map(({ key, value }) => ({ date: key, value })),
    });
  });

  it.each<[Partial<ShownSeries>, source: string, title: string]>([
    [{}, '/embed/exchange-rate"', ''],
    [{ range: '5y' }, '/embed/exchange-rate?range=5y"', ''],
    [
      { compare: 'year-earlier', tenure: '20-YEAR' },
      '/embed/exchange-rate?compare=year-earlier&amp;tenure=20-YEAR"',
      '20-YEAR, ',
    ],
  ])(
    'shows the code of an embedded chart with its title for the options %j',
    async (open, source, tenure) => {
      const user = userEvent.setup();
      renderRows({ ...nairaSeries, ...open });
      const name = 'Code that embeds the chart';
      const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name }).value;
      const frame = new DOMParser().parseFromString(code, 'text/html').querySelector('iframe');
      expect(code).toContain(`src="${getEnv().siteUrl}${source}`);
      expect(frame?.title).toBe(`Naira per dollar, ${tenure}a chart by ${firm.name}`);
      await user.click(screen.getByRole('button', { name: 'Copy the code' }));
      expect(await navigator.clipboard.readText()).toBe(code);
      expect(screen.getByText(/adds about \d+ KB/)).toBeVisible();
    },
  );

  it('shows the code of a single figure for a series that may not be passed on', () => {
    renderRows({
      ...nairaSeries,
      content: getSeriesContent('bonds'),
      range: '5y',
      tenure: '10-YEAR',
    });
    const name = 'Code that embeds the figure';
    const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name }).value;
    const frame = new DOMParser().parseFromString(code, 'text/html').querySelector('iframe');
    expect(frame?.src).toMatch(/\/embed\/bonds\?tenure=10-YEAR$/);
    expect(frame?.title).toBe(`Government bonds, 10-YEAR, a figure by ${firm.name}`);
    expect(screen.queryByRole('button', { name: 'Download JSON' })).toBeNull();
    expect(screen.getByText(/ask Debt Management Office\./)).toBeVisible();
  });
});

// @vitest-environment jsdom
/** The downloads of /data, as visitors use them. */
import { breakNetwork, restoreNetwork } from '../helpers/staffArea';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { deleteDoc } from 'firebase/firestore/lite';
import JSZip from 'jszip';
import { MemoryRouter } from 'react-router-dom';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { looseObject, number, optional, parse, record, string } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { type SeriesContent, seriesContent } from '@/content/series';
import { directoryMessages, restMessages, zipMessages } from '@/features/history/data/messages';
import { RestExample } from '@/features/history/data/RestExample';
import { SeriesDirectory } from '@/features/history/data/SeriesDirectory';
import { ZipDownload } from '@/features/history/data/ZipDownload';
import { downloadFigures } from '@/features/history/files';
import { fetchYears, findYearRequests } from '@/features/history/reads';
import { listTenures, toFigures } from '@/features/history/figures';
import { hasTenures, type Points } from '@/figures/history';
import { firestore } from '@/firebase/firestore';
import { toLagosDay } from '@/lib/days';
import { seedNow } from '../../seed/calendar';
import { createHistory } from '../../seed/history';
import { adminDocument, readDocument, resetAll, resetDocuments } from '../helpers/backend';
import { getSeriesContent } from '../helpers/series';
import { createSignal } from '../helpers/signal';

const run = promisify(execFile);
const reusable = seriesContent.filter(({ use }) => use.reuse === 'yes');
const reserved = seriesContent.filter(({ use }) => use.reuse !== 'yes');
const lastYear = Number(toLagosDay(new Date()).slice(0, 4));

/** The files that the page has downloaded so far. */
const savedFiles: { name: string; blob: Blob }[] = [];

beforeAll(async () => {
  // Creates the Firebase app of the site before the test helpers create theirs. On a page, it is
  // also the first app.
  firestore();
  await resetAll();
});
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
});
afterAll(resetAll);

const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const findMessage = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toContain(text), {
    timeout: 10_000,
  });
const silenceWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/** Returns whether the request loads the whole history of the series. */
const readsSeries = (init: RequestInit | undefined, { id }: SeriesContent) =>
  typeof init?.body === 'string' && init.body.includes(`/${id}-1900"`);

async function unzip({ blob }: { blob: Blob }): Promise<Record<string, string>> {
  const { files } = await JSZip.loadAsync(await blob.arrayBuffer());
  const texts = Object.values(files).map(async (file) => [
    file.name,
    // Reads bytes, because JSZip removes the byte order mark from strings.
    Buffer.from(await file.async('uint8array')).toString('utf8'),
  ]);
  return parse(record(string(), string()), Object.fromEntries(await Promise.all(texts)));
}

/**
 * Returns the file with all figures of a series, as the page of the series offers it for download.
 */
async function downloadFromPage(content: SeriesContent, extension: 'csv' | 'json') {
  const store = makeStore();
  const span = { series: content.id, firstYear: -Infinity, lastYear };
  await store.dispatch(fetchYears(span));
  const years = findYearRequests(store.getState().history, span).flatMap(
    (request) => request?.data ?? [],
  );
  const points: Points = Object.fromEntries(years.flatMap((year) => Object.entries(year.points)));
  const tenure = hasTenures(content.id) ? listTenures(points)[0]?.label : undefined;
  const figures = toFigures(points, tenure);
  const result = downloadFigures(
    { content, figures, years, tenure, range: 'all', compare: null },
    extension,
  );
  expect(result.failed).toBe(false);
  const bytes = await savedFiles.pop()?.blob.arrayBuffer();
  return Buffer.from(bytes ?? new ArrayBuffer()).toString('utf8');
}

describe('the CSV of one series', () => {
  const [rate] = reusable;
  const renderDirectory = () => {
    render(<SeriesDirectory />, { wrapper: MemoryRouter });
    if (rate === undefined) throw new Error('There is no reusable series.');
    return rate;
  };

  it('saves the whole series, and states its first and last day in a message', async () => {
    const content = renderDirectory();
    pressButton(directoryMessages.downloadCsv(content));
    await findMessage(`${content.slug}.csv is saved, with figures from `);
    expect(screen.getByRole('status').textContent).toMatch(/from \d.* \d{4} to \d.* \d{4}\.$/);
    const [file] = savedFiles.splice(0);
    const text = Buffer.from((await file?.blob.arrayBuffer()) ?? new ArrayBuffer()).toString();
    expect(text).toBe(await downloadFromPage(content, 'csv'));
  });

  it('can be requested again after a failure', async () => {
    silenceWarnings();
    const content = renderDirectory();
    breakNetwork((_, init) => readsSeries(init, content));
    pressButton(directoryMessages.downloadCsv(content));
    await findMessage(directoryMessages.failed(content));
    expect(savedFiles).toEqual([]);
    restoreNetwork();
    pressButton(directoryMessages.downloadCsv(content));
    await findMessage('is saved');
    expect(savedFiles).toHaveLength(1);
  });

  it('is read once after a double click', async () => {
    const content = renderDirectory();
    pressButton(directoryMessages.downloadCsv(content));
    pressButton(directoryMessages.downloadCsv(content));
    await findMessage('is saved');
    expect(savedFiles).toHaveLength(1);
  });
});

describe('the ZIP with all series', () => {
  it('puts into the ZIP the files that the page of each reusable series downloads', async () => {
    render(<ZipDownload />);
    pressButton(zipMessages.make);
    await findMessage('is saved');
    const [zip] = savedFiles.splice(0);
    expect(zip?.name).toMatch(/^[a-z-]+-data-\d{4}-\d\d-\d\d\.zip$/);
    const texts = await unzip(zip ?? { blob: new Blob() });
    const names = reusable.flatMap(({ slug }) => [`${slug}.csv`, `${slug}.json`]);
    expect(Object.keys(texts).toSorted()).toEqual(['README.txt', ...names].toSorted());
    for (const content of reusable) {
      expect(texts[`${content.slug}.csv`]).toBe(await downloadFromPage(content, 'csv'));
      expect(texts[`${content.slug}.json`]).toBe(await downloadFromPage(content, 'json'));
      expect(texts['README.txt']).toContain(content.use.terms);
      expect(texts['README.txt']).toContain(content.publisher);
    }
    for (const { fullName, use } of reserved)
      expect(texts['README.txt']).toContain(
        `${fullName}: you must ask the owner first: ${use.owner}`,
      );
    expect(texts['README.txt']).toContain(`Made on ${toLagosDay(new Date())}`);
    const list = within(screen.getByRole('list', { name: zipMessages.files }));
    expect(list.getAllByRole('listitem')).toHaveLength(names.length + 1);
  });

  it('reports the progress of the ZIP, and saves nothing after Stop', async () => {
    const [, second] = reusable;
    const answer = createSignal<false>();
    breakNetwork((_, init) => (second && readsSeries(init, second) ? answer.promise : false));
    render(<ZipDownload />);
    pressButton(zipMessages.make);
    await findMessage(second ? zipMessages.reading(second) : '');
    const progress = screen.getByRole('progressbar', { name: zipMessages.progress });
    expect(progress.getAttribute('aria-valuenow')).toBe('1');
    expect(progress.getAttribute('aria-valuemax')).toBe(String(reusable.length));
    screen.getByText(zipMessages.count(1, reusable.length));
    pressButton(zipMessages.stop);
    await findMessage(zipMessages.stopped);
    await act(async () => {
      answer.resolve(false);
      await answer.promise;
    });
    screen.getByRole('button', { name: zipMessages.make });
    expect(screen.getByRole('status').textContent).toBe(zipMessages.stopped);
    expect(savedFiles).toEqual([]);
  });

  it('downloads the ZIP once after a double click', async () => {
    render(<ZipDownload />);
    fireEvent.click(screen.getByRole('button', { name: zipMessages.make }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: zipMessages.stop }), { detail: 2 });
    await findMessage('is saved');
    expect(savedFiles).toHaveLength(1);
  });

  it('stays stopped after a double click on Stop', async () => {
    render(<ZipDownload />);
    fireEvent.click(screen.getByRole('button', { name: zipMessages.make }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: zipMessages.stop }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: zipMessages.make }), { detail: 2 });
    await findMessage(zipMessages.stopped);
    expect(savedFiles).toEqual([]);
  });

  const gdp = getSeriesContent('gdp-growth');
  it('reads only the failed series of the ZIP again after Retry', async () => {
    silenceWarnings();
    breakNetwork((_, init) => readsSeries(init, gdp));
    render(<ZipDownload />);
    pressButton(zipMessages.make);
    await findMessage(zipMessages.notRead(gdp.name));
    expect(savedFiles).toEqual([]);
    restoreNetwork();
    const readAgain: string[] = [];
    breakNetwork((_, init) => {
      readAgain.push(...reusable.filter((each) => readsSeries(init, each)).map(({ id }) => id));
      return false;
    });
    pressButton(zipMessages.retry);
    await findMessage('is saved');
    expect(readAgain).toEqual([gdp.id]);
    expect(Object.keys(await unzip(savedFiles[0] ?? { blob: new Blob() }))).toContain(
      'gdp-growth.csv',
    );
  });

  it('saves the ZIP without a failed series on request, and names the series in its README', async () => {
    silenceWarnings();
    breakNetwork((_, init) => readsSeries(init, gdp));
    render(<ZipDownload />);
    pressButton(zipMessages.make);
    await findMessage(zipMessages.notRead(gdp.name));
    const save = screen.getByRole('button', { name: zipMessages.saveWithout(1) });
    save.focus();
    fireEvent.click(save);
    await findMessage(`is saved, without ${gdp.name}`);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: zipMessages.title }));
    const texts = await unzip(savedFiles[0] ?? { blob: new Blob() });
    expect(Object.keys(texts)).not.toContain('gdp-growth.csv');
    expect(texts['README.txt']).toContain(`${gdp.fullName}: it could not be read`);
  });

  it('offers Retry if no series could be read', async () => {
    silenceWarnings();
    breakNetwork((_, init) => reusable.some((each) => readsSeries(init, each)));
    render(<ZipDownload />);
    pressButton(zipMessages.make);
    await findMessage(zipMessages.failed);
    restoreNetwork();
    pressButton(zipMessages.retry);
    await findMessage('is saved');
    expect(savedFiles).toHaveLength(1);
  });

  it('sends no request for the ZIP while the browser is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<ZipDownload />);
    pressButton(zipMessages.make);
    await findMessage(zipMessages.offline);
    online.mockReturnValue(true);
    pressButton(zipMessages.retry);
    await findMessage('is saved');
    expect(savedFiles).toHaveLength(1);
  });

  it('excludes a series without figures from the ZIP', async () => {
    const paths = Object.keys(createHistory(seedNow));
    const remove = (all: readonly string[]) =>
      Promise.all(all.map((path) => deleteDoc(adminDocument(path))));
    await remove(paths.filter((path) => path.includes('/gdp-')));
    render(<ZipDownload />);
    pressButton(zipMessages.make);
    await findMessage('is saved');
    screen.getByText(zipMessages.withoutFigures(gdp.name));
    const texts = await unzip(savedFiles.pop() ?? { blob: new Blob() });
    expect(texts['README.txt']).toContain(`${gdp.fullName}: it has no figures yet`);
    await remove(paths);
    pressButton(zipMessages.makeAgain);
    await findMessage(zipMessages.none);
    expect(savedFiles).toEqual([]);
    await resetDocuments();
  });
});

const integer = looseObject({ integerValue: optional(string()), doubleValue: optional(number()) });
const answer = looseObject({
  name: string(),
  fields: looseObject({
    points: looseObject({
      mapValue: looseObject({
        fields: record(
          string(),
          looseObject({ mapValue: looseObject({ fields: looseObject({ value: integer }) }) }),
        ),
      }),
    }),
  }),
});
const stored = looseObject({ points: record(string(), looseObject({ value: number() })) });

it('shows a curl command that reads one year of a series', async () => {
  render(<RestExample />);
  const command = screen.getByText(/^curl /).textContent;
  const { stdout } = await run('sh', ['-c', command]);
  const { name, fields } = parse(answer, JSON.parse(stdout));
  const path = name.slice(name.indexOf('history/'));
  expect(path).toBe(`history/${reusable[0]?.id}-${lastYear - 1}`);
  const values = Object.entries(fields.points.mapValue.fields).map(([day, point]) => {
    const { integerValue, doubleValue } = point.mapValue.fields.value;
    return [day, doubleValue ?? Number(integerValue)];
  });
  const { points } = parse(stored, await readDocument(path));
  expect(values.length).toBeGreaterThan(100);
  expect(Object.fromEntries(values)).toEqual(
    Object.fromEntries(Object.entries(points).map(([day, { value }]) => [day, value])),
  );
});

it('copies the curl command, or selects it if the browser blocks the clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<RestExample />);
  const code = screen.getByText(/^curl /);
  pressButton(`${restMessages.copy} ${restMessages.copyWhat}`);
  await findMessage(restMessages.copied);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(code.textContent);
  writeText.mockRejectedValue(new Error('no'));
  pressButton(`${restMessages.copy} ${restMessages.copyWhat}`);
  await waitFor(() => expect(window.getSelection()?.toString()).toBe(code.textContent));
  Reflect.deleteProperty(navigator, 'clipboard');
});

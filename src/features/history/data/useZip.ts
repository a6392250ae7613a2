import { useEffect, useRef, useState } from 'react';
import { createRetryableImport } from '@/browser/newDocument';
import { isOffline } from '@/browser/offline';
import { saveFile } from '@/browser/fileActions';
import { type SeriesContent, seriesContent } from '@/content/series';
import { zipMessages } from './messages';
import { reservedSeries, reusableSeries } from './reuse';
import type { WholeSeries } from './wholeSeries';
import type { LeftOutSeries } from './zipFile';

/** The code that creates a ZIP. It is loaded when a user requests the first ZIP. */
const loadZipCode = createRetryableImport(() => import('./zipFile'));
type ZipCode = Awaited<ReturnType<typeof loadZipCode>>;

export type ZipState =
  | { status: 'idle' }
  /** `content` is null until the code of the ZIP has loaded. */
  | { status: 'reading'; content: SeriesContent | null; done: number }
  | { status: 'stopped' }
  | { status: 'partial'; read: readonly WholeSeries[]; failed: readonly SeriesContent[] }
  | { status: 'failed'; message: string }
  | {
      status: 'done';
      name: string;
      files: readonly string[];
      empty: readonly SeriesContent[];
      failed: readonly SeriesContent[];
    };

function saveZip(
  { createZip, hasFigures }: ZipCode,
  read: readonly WholeSeries[],
  failed: readonly SeriesContent[],
): ZipState {
  const empty = read.filter((series) => !hasFigures(series)).map(({ content }) => content);
  const series = seriesContent.flatMap(
    (content) => read.find((each) => each.content === content && hasFigures(each)) ?? [],
  );
  if (series.length === 0) return { status: 'failed', message: zipMessages.none };
  const toLeftOut = (reason: LeftOutSeries['reason']) => (content: SeriesContent) => ({
    content,
    reason,
  });
  const leftOut = [
    ...failed.map(toLeftOut('failed')),
    ...empty.map(toLeftOut('empty')),
    ...reservedSeries.map(toLeftOut('terms')),
  ];
  try {
    const { name, files, blob } = createZip(series, leftOut, new Date());
    saveFile(name, blob);
    return { status: 'done', name, files, empty, failed };
  } catch (error) {
    console.warn(zipMessages.notMade, error);
    return { status: 'failed', message: zipMessages.notMade };
  }
}

export function useZip() {
  const [state, setState] = useState<ZipState>({ status: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const fail = (message: string) =>
    setState({ status: 'failed', message: isOffline() ? zipMessages.offline : message });

  const readSeries = async (code: ZipCode, known: readonly WholeSeries[], signal: AbortSignal) => {
    const read = [...known];
    const failed: SeriesContent[] = [];
    for (const content of reusableSeries) {
      if (read.some((series) => series.content === content)) continue;
      setState({ status: 'reading', content, done: read.length });
      try {
        read.push(await code.loadWholeSeries(content, new Date()));
      } catch (error) {
        console.warn(zipMessages.notRead(content.name), error);
        failed.push(content);
      }
      if (signal.aborted) return;
    }
    if (read.length === 0) fail(zipMessages.failed);
    else if (failed.length > 0) setState({ status: 'partial', read, failed });
    else setState(saveZip(code, read, []));
  };

  const make = async () => {
    if (isOffline()) {
      fail(zipMessages.offline);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const known = state.status === 'partial' ? state.read : [];
    setState({ status: 'reading', content: null, done: known.length });
    const code = await loadZipCode().catch((error: unknown) => {
      console.warn(zipMessages.codeFailed, error);
      return null;
    });
    if (signal.aborted) return;
    if (code === null) fail(zipMessages.codeFailed);
    else await readSeries(code, known, signal);
  };

  const stop = () => {
    current.current?.abort();
    setState({ status: 'stopped' });
  };

  const saveWithoutFailed = async () => {
    if (state.status === 'partial')
      setState(saveZip(await loadZipCode(), state.read, state.failed));
  };
  return { state, make, stop, saveWithoutFailed };
}

import { workerAddress } from '@/browser/trustedTypes';
import { MAX_READING_MS, unusable } from './messages';
import { type Sheet, Unusable } from './types';
import workerUrl from './workbookWorker?worker&url';

const address = workerAddress(workerUrl);

/** What the worker answers. */
type Answer = { sheets: Sheet[] } | { refusal: string };

/** Null where no worker can be started. What takes too long, or nobody waits for any more, is ended. */
function askWorker(bytes: Uint8Array, signal: AbortSignal): Promise<Answer | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(address, { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const stop = () => end({ refusal: unusable.tooSlow });
    const timer = setTimeout(stop, MAX_READING_MS);
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(bytes);
  });
}

/**
 * The sheets of a workbook, read beside the page: thousands of rows take longer than a page may stand
 * still. Where no worker starts they are read in the page.
 *
 * @throws Unusable as `readWorkbook` does.
 */
export async function readWorkbookAside(bytes: Uint8Array, signal: AbortSignal): Promise<Sheet[]> {
  const answer = await askWorker(bytes, signal);
  if (answer === null) {
    const { readWorkbook } = await import('./workbook');
    return readWorkbook(bytes);
  }
  if ('refusal' in answer) throw new Unusable(answer.refusal);
  return answer.sheets;
}

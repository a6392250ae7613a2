import { workerAddress } from '@/browser/trustedTypes';
import type { Sheet } from './types';
import { Unusable } from './unusable';
import workerUrl from './workbookWorker?worker&url';

const address = workerAddress(workerUrl);

/** What the worker answers. */
type Answer = { sheets: Sheet[] } | { refusal: string };

/** Null where no worker can be started. */
function askWorker(bytes: Uint8Array): Promise<Answer | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(address, { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    const end = (answer: Answer | null) => {
      worker.terminate();
      resolve(answer);
    };
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
export async function readWorkbookAside(bytes: Uint8Array): Promise<Sheet[]> {
  const answer = await askWorker(bytes);
  if (answer === null) {
    const { readWorkbook } = await import('./workbook');
    return readWorkbook(bytes);
  }
  if ('refusal' in answer) throw new Unusable(answer.refusal);
  return answer.sheets;
}

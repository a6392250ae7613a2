import { unusable } from './messages';
import { Unusable } from './types';
import { readWorkbook } from './workbook';

/** A worker: gets the bytes of a workbook, answers with its sheets or with why there are none. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  readWorkbook(data).then(
    (sheets) => postMessage({ sheets }),
    (error: unknown) =>
      postMessage({ refusal: error instanceof Unusable ? error.message : unusable.damaged }),
  );
});

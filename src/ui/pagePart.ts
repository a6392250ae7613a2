import type { RequestState } from '@/lib/requestState';
import type { AppThunk } from './storeHooks';

/** A part of a page with its own request, in any slice. */
export interface PagePart {
  name: string;
  select: (state: never) => RequestState<unknown>;
  open: () => AppThunk;
}

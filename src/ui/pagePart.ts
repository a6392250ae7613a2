import type { RequestState } from '@/lib/requestState';
import type { AppThunk } from './storeHooks';

/** A section of a page that loads its own data. The data may be in any slice of the Redux store. */
export interface PagePart {
  name: string;
  select: (state: never) => RequestState<unknown>;
  open: () => AppThunk;
}

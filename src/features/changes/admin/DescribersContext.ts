import { createContext } from 'react';
import type { Describers } from './describe';

/** What each feature says of changes of its documents; the pages put it together. */
export const DescribersContext = createContext<Describers>([]);

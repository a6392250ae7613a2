import { useContext } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { DescribeContext } from '../describe';
import { getChangeName } from './changeName';
import { UndoContext } from './UndoContext';

/** Returns the name of a change, as used in sentences. */
export function useChangeName(change: ChangeRecord): string {
  const describe = useContext(DescribeContext);
  const { factsOf } = useContext(UndoContext);
  return getChangeName(change, describe, factsOf);
}

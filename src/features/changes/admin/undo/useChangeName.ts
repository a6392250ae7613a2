import { useContext } from 'react';
import type { Change } from '@/firebase/staff/changes';
import { DescribeContext } from '../describe';
import { changeName } from './changeName';
import { UndoContext } from './UndoContext';

/** Returns the name of a change, as used in sentences. */
export function useChangeName(change: Change): string {
  const describe = useContext(DescribeContext);
  const { factsOf } = useContext(UndoContext);
  return changeName(change, describe, factsOf);
}

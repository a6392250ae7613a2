import { useContext } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { DescribeContext } from '../describe';
import { getChangeName } from './changeName';
import { UndoContext } from './UndoContext';

export function useChangeName(change: ChangeRecord): string {
  const describe = useContext(DescribeContext);
  const { factsOf } = useContext(UndoContext);
  return getChangeName(change, describe, factsOf);
}

import { useEffect } from 'react';
import { onWrite } from '@/firebase/staff/changeWatch';

/** Calls back after each write on this page: there is a new record. */
export function useRecorded(onRecorded: () => void): void {
  useEffect(() => onWrite(onRecorded), [onRecorded]);
}

import { indicatorIds } from '@/figures/market';
import { indicators } from '@/figures/registry';
import type { ChecklistState } from '../checklist/checklistState';
import { getRowName } from '../messages';

type LeftOutFacts = Pick<ChecklistState, 'rows' | 'openRows' | 'leftIndicators' | 'ready' | 'note'>;

/** Returns the rows and indicators that the next publication leaves out, each with the reason. */
export function listLeftOutRows({ rows, openRows, leftIndicators, ready, note }: LeftOutFacts) {
  return [
    ...openRows.map((id) => ({ name: getRowName(id), why: rows[id].why })),
    ...indicatorIds.flatMap((id) => {
      const why = id in ready.next ? undefined : leftIndicators[id];
      return why === undefined ? [] : [{ name: indicators[id].name, why }];
    }),
    ...(note.why === null ? [] : [{ name: getRowName('note'), why: note.why }]),
  ];
}

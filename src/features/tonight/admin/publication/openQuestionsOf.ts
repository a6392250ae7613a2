import type { IndicatorId } from '@/figures/market';
import { indicators } from '@/figures/registry';
import type { ChecklistState } from '../checklist/checklistState';
import { getRowName } from '../messages';
import type { RowId } from '../checklist/rowIds';

/**
 * A row or an indicator that cannot be published until staff answer a question or correct an error.
 */
export interface OpenQuestion {
  id: RowId | IndicatorId | 'note';
  name: string;
}

type QuestionFacts = Pick<ChecklistState, 'rows' | 'openRows' | 'unansweredIndicators' | 'note'>;

export function listOpenQuestions(facts: QuestionFacts): OpenQuestion[] {
  const { rows, openRows, unansweredIndicators, note } = facts;
  const warnedRows = openRows.filter((id) => rows[id].mark === 'warning');
  return [
    ...warnedRows.map((id) => ({ id, name: getRowName(id) })),
    ...unansweredIndicators.map((id) => ({ id, name: indicators[id].name })),
    ...(note.why === null ? [] : [{ id: 'note' as const, name: getRowName('note') }]),
  ];
}

import type { IndicatorId } from '@/figures/market';
import { indicators } from '@/figures/registry';
import type { ChecklistState } from '../checklist/checklistState';
import { getRowName } from '../messages';
import type { RowId } from '../checklist/rowIds';

/**
 * A row or an indicator that is not published until staff answer a question or correct the input.
 */
export interface OpenQuestion {
  id: RowId | IndicatorId | 'note';
  name: string;
}

type QuestionFacts = Pick<ChecklistState, 'rows' | 'openRows' | 'unansweredIndicators' | 'note'>;

/** Returns the rows and indicators that need an answer or a correction. */
export function listOpenQuestions(facts: QuestionFacts): OpenQuestion[] {
  const { rows, openRows, unansweredIndicators, note } = facts;
  const warnedRows = openRows.filter((id) => rows[id].mark === 'warning');
  return [
    ...warnedRows.map((id) => ({ id, name: getRowName(id) })),
    ...unansweredIndicators.map((id) => ({ id, name: indicators[id].name })),
    ...(note.why === null ? [] : [{ id: 'note' as const, name: getRowName('note') }]),
  ];
}

import { Field } from '@/ui/admin/Field';
import { partChoices } from './describe';

/** What the list is narrowed to: a choice's id and an address, '' for all. */
export interface ChosenFilter {
  part: string;
  person: string;
}

interface ChangeFiltersProps {
  chosen: ChosenFilter;
  /** Addresses that can be chosen. */
  people: readonly string[];
  onChange: (chosen: ChosenFilter) => void;
}

/** By part of the site and by person. */
export function ChangeFilters({ chosen, people, onChange }: ChangeFiltersProps) {
  return (
    <>
      <Field label="Part">
        {(control) => (
          <select
            {...control}
            value={chosen.part}
            onChange={({ target }) => onChange({ ...chosen, part: target.value })}
          >
            <option value="">All parts</option>
            {partChoices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Person">
        {(control) => (
          <select
            {...control}
            value={chosen.person}
            onChange={({ target }) => onChange({ ...chosen, person: target.value })}
          >
            <option value="">Everyone</option>
            {people.map((email) => (
              <option key={email}>{email}</option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
